import { ConfirmDialog } from '#src/admin/ui/confirm-dialog.tsx';
import type { useLeaveGuard } from '../lib/use-leave-guard.ts';

type LeaveDialogProps = {
  guard: ReturnType<typeof useLeaveGuard>;
  /** Throws away what was typed. */
  onDiscard: () => void;
};

/** Asks before unsaved changes are left behind. */
export function LeaveDialog({ guard, onDiscard }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      isOpen={guard.isAsking}
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
