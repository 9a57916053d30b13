import { useState, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useOverview } from '#src/admin/lib/use-overview.ts';
import { ConfirmDialog } from '#src/admin/ui/confirm-dialog.tsx';
import { PageHeader } from '#src/admin/ui/page-header.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import type { EntryForm, EntryValues } from '../lib/entry-form.ts';
import type { AdminEntry, CatalogueKind } from '../lib/kind.ts';
import { useEntryForm } from '../lib/use-entry-form.ts';
import type { useLeaveGuard } from '../lib/use-leave-guard.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { EntryFormBody } from './entry-form-body.tsx';
import { PublicationPanel } from './publication-panel.tsx';
import { EntryDraftNotice, StaleNotice } from './stale-notice.tsx';

export type EntryFormFrameProps<Item extends AdminEntry, Values extends EntryValues> = {
  kind: CatalogueKind<Item>;
  definition: EntryForm<Item, Values>;
  /** Null for a new entry. */
  item: Item | null;
  /** Fields of the entry kind. */
  children: ReactNode;
};

/** Form of one entry with its notices and dialogs. */
export function EntryFormFrame<Item extends AdminEntry, Values extends EntryValues>(
  props: EntryFormFrameProps<Item, Values>,
) {
  const { kind, definition, item, children } = props;
  const { form, draft, guard, stale, save, saving } = useEntryForm(kind, definition, item);
  const [isDeleting, setIsDeleting] = useState(false);
  const navigate = useNavigate();
  const leave = () => {
    draft.clear();
    guard.disable();
    navigate(kind.paths.list(), { replace: true });
  };
  return (
    <>
      <PageHeader
        title={item ? item.name : `Nuevo ${kind.texts.noun}`}
        actions={item ? <EntryLinks kind={kind} item={item} /> : null}
      />
      {draft.isRestored ? (
        <EntryDraftNotice
          noun={kind.texts.noun}
          isOutdated={draft.isOutdated}
          onDiscard={draft.discard}
        />
      ) : null}
      <FormProvider {...form}>
        <EntryFormBody
          fields={children}
          minPictureWidth={kind.minPictureWidth}
          storedPicture={item?.image?.id ?? null}
          aside={
            item ? (
              <PublicationPanel kind={kind} item={item} onDelete={() => setIsDeleting(true)} />
            ) : null
          }
          notice={
            <StaleNotice
              title={kind.texts.updateFailed}
              staleness={stale.staleness}
              onReload={() => void stale.reload()}
              onDiscard={() => {
                draft.discard();
                stale.setStaleness({ phase: 'fresh' });
              }}
            />
          }
          save={save}
          saving={saving}
        />
      </FormProvider>
      <LeaveDialog guard={guard} onDiscard={draft.clear} />
      <DeleteDialog
        kind={kind}
        item={isDeleting ? item : null}
        onClose={() => setIsDeleting(false)}
        onConfirmed={leave}
      />
    </>
  );
}

type EntryLinksProps<Item extends AdminEntry> = { kind: CatalogueKind<Item>; item: Item };

/** Links to the entry on the site and in the CMS; both open in a new tab. */
function EntryLinks<Item extends AdminEntry>({ kind, item }: EntryLinksProps<Item>) {
  const { data } = useOverview();
  const entryUrl = data?.cms.entryUrl
    .replace('{uid}', kind.uid)
    .replace('{id}', encodeURIComponent(item.documentId));
  return (
    <>
      {item.state === 'draft' ? null : (
        <ButtonLink
          href={kind.sitePath(item)}
          isExternal
          variant="secondary"
          size="md"
          icon="arrow-up-right"
        >
          Ver en el sitio
        </ButtonLink>
      )}
      {entryUrl ? (
        <ButtonLink href={entryUrl} isExternal variant="secondary" size="md" icon="arrow-up-right">
          Abrir en el CMS
        </ButtonLink>
      ) : null}
    </>
  );
}

type LeaveDialogProps = {
  guard: ReturnType<typeof useLeaveGuard>;
  /** Discards the unsaved changes. */
  onDiscard: () => void;
};

/** Asks for confirmation before unsaved changes are discarded. */
function LeaveDialog({ guard, onDiscard }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      isOpen={guard.isConfirming}
      onClose={guard.stay}
      onConfirm={() => {
        onDiscard();
        guard.leave();
      }}
      title="¿Salir sin guardar?"
      description="Hay cambios sin guardar en este formulario. Si sales, se pierden."
      confirmLabel="Salir sin guardar"
    />
  );
}
