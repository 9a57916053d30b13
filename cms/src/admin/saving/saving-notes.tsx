import { useAuth } from '@strapi/strapi/admin';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { SAVING_MESSAGES } from '../../../contracts/saving';
import { tellFullMoment } from '../../lib/moment-words';
import { ConflictDialog } from './conflict-dialog';
import { pressShortcut } from './press-shortcut';
import { onFailuresChange, readFailure } from './save-failures';
import { SavingNote } from './saving-note';
import { openUnsaved } from './unsaved-entries';
import { UnsavedOffer } from './unsaved-offer';
import { useConflict } from './use-conflict';
import { type EntryForm, useEntryForm } from './use-entry-form';
import { useKeepUnsaved } from './use-keep-unsaved';
import { usePresence } from './use-presence';

const names = new Intl.ListFormat('es-MX', { type: 'conjunction' });

function OfflineNote({ form }: { form: EntryForm }) {
  const failure = useSyncExternalStore(onFailuresChange, () => readFailure(form.ref));
  const action = failure?.kind === 'offline' ? failure.action : undefined;
  // Saving again is safe: the CMS compares versions. Publishing and creating wait for a person.
  const isAutomatic = action === 'save';
  useEffect(() => {
    if (!isAutomatic) return undefined;
    const retry = () => pressShortcut('save');
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isAutomatic]);
  if (!action) return null;
  return (
    <SavingNote
      tone="warning"
      title="Sin conexión"
      actions={[{ label: 'Reintentar', onClick: () => pressShortcut(action) }]}
    >
      {action === 'publish'
        ? 'No se publicó. Lo que escribiste sigue aquí.'
        : `No se guardó. Lo que escribiste sigue aquí${isAutomatic ? '; se guardará en cuanto vuelva la conexión' : ''}.`}
    </SavingNote>
  );
}

function OpenForm({ form, user }: { form: EntryForm; user: number }) {
  useState(() => openUnsaved(user));
  const { ref, document, uid } = form;
  const failure = useSyncExternalStore(onFailuresChange, () => readFailure(ref));
  const presence = usePresence(uid, document?.documentId);
  const saved = useConflict(form, failure, presence);
  useKeepUnsaved(form);
  const { conflict } = saved;
  const { others } = presence;
  const who = conflict?.details.who ?? null;
  const short = conflict?.details.isOwn ? 'la otra pestaña' : (who ?? 'la otra persona');
  const explanation = conflict ? SAVING_MESSAGES.changedBy(who, conflict.details.isOwn) : '';
  return (
    <>
      {others.length > 0 && (
        <SavingNote tone="primary">
          {others.length === 1
            ? `${others[0]} también tiene abierta esta entrada.`
            : `${names.format(others)} también tienen abierta esta entrada.`}
        </SavingNote>
      )}
      <OfflineNote form={form} />
      {conflict && !conflict.isOpen && (
        <SavingNote
          tone="warning"
          title="Sin guardar"
          actions={[{ label: 'Comparar y guardar', onClick: saved.reopen }]}
        >
          {explanation}
        </SavingNote>
      )}
      {!conflict && <UnsavedOffer form={form} />}
      {conflict?.isOpen && saved.isReady && (
        <ConflictDialog
          title="Dos versiones de esta entrada"
          who={short}
          explanation={`${explanation} Fue el ${tellFullMoment(conflict.details.at)}. Nada se ha perdido: revisa cómo queda.`}
          differences={saved.differences}
          confirmLabel={conflict.action === 'publish' ? 'Publicar así' : 'Guardar así'}
          onConfirm={saved.decide}
          onCancel={saved.postpone}
        />
      )}
    </>
  );
}

/** Below «Guardar» and «Publicar»: who else edits the entry, and what was not saved. */
export function SavingNotes() {
  const user = useAuth('SavingNotes', (state) => state.user?.id);
  const form = useEntryForm();
  if (!form || user === undefined) return null;
  const { model, documentId = '' } = form.ref;
  return <OpenForm key={`${model}/${documentId}`} form={form} user={Number(user)} />;
}
