import { Dialog } from '@strapi/design-system';
import { ConfirmDialog } from '@strapi/strapi/admin';
import { useBeforeUnload, useBlocker } from 'react-router-dom';

/** Asks before a page is left whose new order is not saved. */
export function UnsavedOrder({ isChanged }: { isChanged: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => {
    if (isChanged) event.preventDefault();
  });
  return (
    <Dialog.Root
      open={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
    >
      <ConfirmDialog title="¿Salir sin guardar el orden?" onConfirm={() => blocker.proceed?.()}>
        El orden que acomodaste todavía no está guardado. Si sales, se pierde.
      </ConfirmDialog>
    </Dialog.Root>
  );
}
