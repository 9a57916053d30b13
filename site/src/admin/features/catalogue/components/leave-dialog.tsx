import { ConfirmDialog } from '#src/admin/ui/confirm-dialog.tsx';
import type { useLeaveGuard } from '../lib/use-leave-guard.ts';

type LeaveDialogProps = {
  guard: ReturnType<typeof useLeaveGuard>;
  /** Discards the unsaved changes. */
  onDiscard: () => void;
};

/** Asks for confirmation before unsaved changes are discarded. */
export function LeaveDialog({ guard, onDiscard }: LeaveDialogProps) {
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
