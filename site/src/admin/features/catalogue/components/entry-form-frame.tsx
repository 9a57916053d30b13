import { useState, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { PageHeader } from '#src/admin/ui/page-header.tsx';
import type { EntryForm, EntryValues } from '../lib/entry-form.ts';
import type { AdminEntry, CatalogueKind } from '../lib/kind.ts';
import { useEntryForm } from '../lib/use-entry-form.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { EntryFormBody } from './entry-form-body.tsx';
import { EntryLinks } from './entry-links.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { PublicationPanel } from './publication-panel.tsx';
import { EntryDraftNotice, StaleNotice } from './stale-notice.tsx';

type EntryFormFrameProps<Item extends AdminEntry, Values extends EntryValues> = {
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
        onDeleted={leave}
      />
    </>
  );
}
