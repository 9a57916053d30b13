import { useAuth } from '@strapi/strapi/admin';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { formatLongDateTime } from '../../../../contracts/format-date';
import { SAVING_MESSAGES } from '../../../../contracts/saving';

import { compareUnsaved, isKept } from './compare-unsaved';
import { ConflictDialog } from './conflict-dialog';
import { pressShortcut } from './press-shortcut';
import { subscribeToFailures, readFailure } from './save-failures';
import { SavingNote } from './saving-note';
import { type Submission, trackSubmission, typedDuring } from './submission';
import {
  closeOffer,
  hasTypedFields,
  openOffer,
  openUnsavedEntries,
  storeUnsavedEntry,
  type UnsavedEntry,
} from './unsaved-entry';
import { UnsavedOffer } from './unsaved-offer';
import { useConflict } from './use-conflict';
import { type EntryForm, useEntryForm } from './use-entry-form';
import { usePresence } from './use-presence';
import { useStoreUnsavedEntry } from './use-store-unsaved-entry';
const names = new Intl.ListFormat('es-MX', { type: 'conjunction' });

function OfflineNote({ form }: { form: EntryForm }) {
  const failure = useSyncExternalStore(subscribeToFailures, () => readFailure(form.ref));
  const action = failure?.kind === 'offline' ? failure.action : undefined;
  // Retrying a save is safe because the CMS compares versions; publishing and creating need the user.
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
  useState(() => openUnsavedEntries(user));
  const { ref, document, uid } = form;
  const failure = useSyncExternalStore(subscribeToFailures, () => readFailure(ref));
  const presence = usePresence(uid, document?.documentId);
  const resolution = useConflict(form, failure, presence);
  const { unsaved, close } = useUnsavedOffer(form);
  useStoreUnsavedEntry(form);
  const { conflict } = resolution;
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
          actions={[{ label: 'Comparar y guardar', onClick: resolution.reopen }]}
        >
          {explanation}
        </SavingNote>
      )}
      {!conflict && unsaved && <UnsavedOffer form={form} unsaved={unsaved} close={close} />}
      {conflict?.isOpen && resolution.isReady && (
        <ConflictDialog
          title="Dos versiones de esta entrada"
          who={short}
          explanation={`${explanation} Fue el ${formatLongDateTime(conflict.details.at)}. Nada se ha perdido: revisa cómo queda.`}
          differences={resolution.differences}
          confirmLabel={conflict.action === 'publish' ? 'Publicar así' : 'Guardar así'}
          onConfirm={resolution.decide}
          onCancel={resolution.postpone}
        />
      )}
    </>
  );
}

/** Shows below «Guardar» and «Publicar» who else edits the entry and what was not saved. */
export function SavingNotes() {
  const user = useAuth('SavingNotes', (state) => state.user?.id);
  const form = useEntryForm();
  if (!form || user === undefined) return null;
  const { model, documentId = '' } = form.ref;
  return <OpenForm key={`${model}/${documentId}`} form={form} user={Number(user)} />;
}

function isStored(form: EntryForm, unsaved: UnsavedEntry): boolean {
  const stored = form.readStored();
  if (!stored) return false;
  const { differences } = compareUnsaved({ ...form, loaded: stored, values: stored }, unsaved);
  return !differences.some(isKept);
}

/**
 * Returns this user's unsaved input of the entry from this browser until they restore it, discard it or
 * save the same. Also that typed during a save, which the saved entry replaces in the form, except during
 * the first save of a new entry, which opens another form.
 */
function useUnsavedOffer(form: EntryForm) {
  const { ref, schema, values, loaded, isModified, isSubmitting } = form;
  const [unsaved, setUnsaved] = useState(() => openOffer(ref));
  const submission = useRef<Submission>();

  useEffect(() => {
    const before = submission.current;
    submission.current = trackSubmission(before, form);
    if (!before || submission.current) return;
    const typed = typedDuring(before, form);
    if (!typed || !hasTypedFields(typed, schema)) return;
    storeUnsavedEntry(ref, typed);
    setUnsaved(openOffer(ref));
    // `form` is a new object in each render, so the fields that end a submission are listed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [values, loaded, isModified, isSubmitting]);

  const close = () => {
    closeOffer(ref);
    setUnsaved(undefined);
  };
  const isObsolete = unsaved !== undefined && isStored(form, unsaved);
  useEffect(() => {
    if (isObsolete) close();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isObsolete]);
  return { unsaved, close };
}
