import { ConfirmDialog } from '#src/admin/ui/confirm-dialog.tsx';
import { useDeleteEntry } from '../api/catalogue.ts';
import type { AdminEntry, CatalogueKind } from '../lib/kind.ts';

type DeleteDialogProps<Item extends AdminEntry> = {
  kind: CatalogueKind<Item>;
  /** Entry to confirm; null while the dialog is closed. */
  item: Item | null;
  onClose: () => void;
  onDeleted: () => void;
};

/** Asks for confirmation and states what visitors lose. */
export function DeleteDialog<Item extends AdminEntry>(props: DeleteDialogProps<Item>) {
  const { kind, item, onClose, onDeleted } = props;
  const { mutate, isPending } = useDeleteEntry(kind);
  const confirm = () => {
    if (!item) return;
    mutate(item, {
      onSettled: onClose,
      onSuccess: onDeleted,
    });
  };
  return (
    <ConfirmDialog
      isOpen={item !== null}
      onClose={onClose}
      onConfirm={confirm}
      title={`¿Eliminar «${item?.name ?? ''}»?`}
      description={item ? describeLoss(kind, item) : ''}
      confirmLabel={`Eliminar ${kind.texts.noun}`}
      isWorking={isPending}
    />
  );
}

function describeLoss<Item extends AdminEntry>(kind: CatalogueKind<Item>, item: Item): string {
  const loss =
    item.state === 'draft' ? 'Es un borrador: los visitantes no lo ven.' : kind.loss(item);
  return `${loss} No se puede deshacer.`;
}
