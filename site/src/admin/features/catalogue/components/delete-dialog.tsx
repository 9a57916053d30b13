import { deleteLater } from '#src/admin/lib/pending-deletions.ts';
import { ConfirmDialog } from '#src/admin/ui/confirm-dialog.tsx';
import { useDeleteEntry } from '../api/catalogue.ts';
import type { AdminEntry, CatalogueKind } from '../lib/kind.ts';

type DeleteDialogProps<Item extends AdminEntry> = {
  kind: CatalogueKind<Item>;
  /** Entry to confirm; null while the dialog is closed. */
  item: Item | null;
  onClose: () => void;
  /** Called when the deletion is confirmed, before it is sent. */
  onConfirmed?: () => void;
  onDeleted?: () => void;
};

/** Asks for confirmation and states what visitors lose. */
export function DeleteDialog<Item extends AdminEntry>(props: DeleteDialogProps<Item>) {
  const { kind, item, onClose, onConfirmed, onDeleted } = props;
  const { mutateAsync } = useDeleteEntry(kind);
  const confirm = () => {
    if (!item) return;
    deleteLater({
      ids: [item.documentId],
      titleOf: () => `Se eliminará «${item.name}»`,
      // The mutation reports its failure.
      remove: () => mutateAsync(item).then(onDeleted, () => undefined),
    });
    onClose();
    onConfirmed?.();
  };
  return (
    <ConfirmDialog
      isOpen={item !== null}
      onClose={onClose}
      onConfirm={confirm}
      title={`¿Eliminar «${item?.name ?? ''}»?`}
      description={item ? describeLoss(kind, item) : ''}
      confirmLabel={`Eliminar ${kind.texts.noun}`}
    />
  );
}

function describeLoss<Item extends AdminEntry>(kind: CatalogueKind<Item>, item: Item): string {
  const loss =
    item.state === 'draft' ? 'Es un borrador: los visitantes no lo ven.' : kind.loss(item);
  return `${loss} Tienes diez segundos para deshacerlo.`;
}
