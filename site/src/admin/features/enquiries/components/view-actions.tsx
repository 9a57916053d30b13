import { css } from '@emotion/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { paths } from '#src/admin/lib/paths.ts';
import { deleteLater } from '#src/admin/lib/pending-deletions.ts';
import { useIsManager } from '#src/admin/lib/use-current-user.ts';
import { ConfirmDialog } from '#src/admin/ui/confirm-dialog.tsx';
import { notify } from '#src/components/notifications/store.ts';
import { Button } from '#src/components/ui/button.tsx';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { flex, space } from '#src/theme/tokens.ts';
import type { SavedView } from '@tequiora/cms/contracts/saved-view.ts';
import { useChangeView, useCreateView, useDeleteView } from '../api/saved-views.ts';
import { viewPath } from '../lib/find-view.ts';
import { ViewDialog } from './view-dialog.tsx';

type ViewActionsProps = {
  /** Filters, search and order of the list. */
  query: string;
  /** The view that the list was opened with; its query may differ. */
  current: SavedView | undefined;
  /** Called after a change that removes the pressed button. */
  onDone: () => void;
};

/** Saves the present filters as a view, and changes the current view. */
export function ViewActions({ query, current, onDone }: ViewActionsProps) {
  const isManager = useIsManager();
  const changeable = current && (!current.isShared || isManager) ? current : null;
  const isSaved = current?.query === query;
  return (
    <div css={actionsCss}>
      {isSaved ? null : (
        <>
          {changeable ? <UpdateButton view={changeable} query={query} onDone={onDone} /> : null}
          <CreateButton query={query} isFromView={current !== undefined} onDone={onDone} />
        </>
      )}
      {changeable ? (
        <EditButton key={changeable.documentId} view={changeable} onDone={onDone} />
      ) : null}
    </div>
  );
}

type CreateButtonProps = { query: string; isFromView: boolean; onDone: () => void };

function CreateButton({ query, isFromView, onDone }: CreateButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { mutateAsync: create } = useCreateView();
  const navigate = useNavigate();
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {isFromView ? (
          <span>
            Guardar otra<VisuallyHidden> vista</VisuallyHidden>
          </span>
        ) : (
          'Guardar vista'
        )}
      </Button>
      <ViewDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Guardar vista"
        hint="Se guardan los filtros, la búsqueda y el orden que ves ahora en la lista."
        values={{ name: '', isShared: false }}
        onSave={async (values) => {
          const view = await create({ ...values, query });
          notify('success', 'Vista guardada', `La abres arriba de la lista: «${view.name}».`);
          navigate(viewPath(view), { replace: true });
          onDone();
        }}
      />
    </>
  );
}

type ViewButtonProps = { view: SavedView; onDone: () => void };

function UpdateButton({ view, query, onDone }: ViewButtonProps & { query: string }) {
  const { mutateAsync: change, isPending } = useChangeView(view.documentId);
  const update = () =>
    change({ query }).then(
      () => {
        notify('success', 'Vista actualizada', `«${view.name}» tiene los filtros de ahora.`);
        onDone();
      },
      (error: unknown) => notifyFailure('Error al actualizar la vista', error),
    );
  return (
    <Button variant="secondary" isLoading={isPending} onClick={() => void update()}>
      Actualizar<VisuallyHidden> vista</VisuallyHidden>
    </Button>
  );
}

function EditButton({ view, onDone }: ViewButtonProps) {
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const { mutateAsync: change } = useChangeView(view.documentId);
  const { mutateAsync: remove } = useDeleteView(view.documentId);
  const navigate = useNavigate();
  const close = () => setDialog(null);

  const send = () =>
    remove().then(
      () => notify('success', 'Vista eliminada', `Ya no está «${view.name}».`),
      (error: unknown) => notifyFailure('Error al eliminar la vista', error),
    );
  const confirmDeletion = () => {
    const titleOf = () => `Se eliminará la vista «${view.name}»`;
    deleteLater({ ids: [view.documentId], titleOf, remove: send });
    close();
    navigate(paths.enquiries.to(), { replace: true });
    onDone();
  };

  return (
    <>
      <IconButton
        icon="pencil"
        label="Editar vista"
        shape="square"
        onClick={() => setDialog('edit')}
      />
      <ViewDialog
        isOpen={dialog === 'edit'}
        onClose={close}
        title={`Editar «${view.name}»`}
        values={{ name: view.name, isShared: view.isShared }}
        onSave={async (values) => {
          await change(values);
          notify('success', 'Vista guardada');
          close();
        }}
        onDelete={() => setDialog('delete')}
      />
      <ConfirmDialog
        isOpen={dialog === 'delete'}
        onClose={close}
        onConfirm={confirmDeletion}
        title={`¿Eliminar la vista «${view.name}»?`}
        description={`${
          view.isShared ? 'Deja de verla todo el equipo.' : 'Se borra de tu lista.'
        } Las consultas se quedan como están.`}
        confirmLabel="Eliminar vista"
      />
    </>
  );
}

const actionsCss = css({ ...flex.wrap, gap: space[3] });
