import { Dialog } from '@strapi/design-system';
import { ConfirmDialog } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';

type UnsavedOrderProps = { isChanged: boolean; isSaving: boolean };

/**
 * Asks before leaving a page with an unsaved order. Navigation during a save waits for it, and asks
 * only if the save fails.
 */
export function UnsavedOrder({ isChanged, isSaving }: UnsavedOrderProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => {
    if (isChanged) event.preventDefault();
  });
  useEffect(() => {
    if (!isChanged) blocker.proceed?.();
  }, [blocker, isChanged]);
  return (
    <Dialog.Root
      open={blocker.state === 'blocked' && !isSaving}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
    >
      <ConfirmDialog title="¿Salir sin guardar el orden?" onConfirm={() => blocker.proceed?.()}>
        El orden que acomodaste todavía no está guardado. Si sales, se pierde.
      </ConfirmDialog>
    </Dialog.Root>
  );
}
