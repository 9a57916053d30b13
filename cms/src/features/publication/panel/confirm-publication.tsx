import { Button, Dialog } from '@strapi/design-system';
import type { ReactNode } from 'react';

type ConfirmPublicationProps = {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** Dialog to confirm a change of the whole site. */
export function ConfirmPublication(props: ConfirmPublicationProps) {
  const { title, children, confirmLabel, isOpen, onClose, onConfirm } = props;
  return (
    <Dialog.Root open={isOpen} onOpenChange={(isOn: boolean) => (isOn ? undefined : onClose())}>
      <Dialog.Content>
        <Dialog.Header>{title}</Dialog.Header>
        <Dialog.Body>{children}</Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              Cancelar
            </Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button fullWidth onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
