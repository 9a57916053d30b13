import type { ReactNode } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { DangerButton } from './danger-button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  /** What will happen and whether it can be undone. */
  description: string;
  /** For example 'Eliminar consulta'. */
  confirmLabel: string;
  isWorking?: boolean;
  /** True while something is missing, such as a typed confirmation. */
  isDisabled?: boolean;
  children?: ReactNode;
};

/**
 * Asks for confirmation of an irreversible action. The initial focus is on a control that cancels.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, onConfirm, title, description, confirmLabel, children } = props;
  const { isWorking = false, isDisabled = false } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <DangerButton aria-disabled={isDisabled} isLoading={isWorking} onClick={onConfirm}>
            {confirmLabel}
          </DangerButton>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
