import { useCallback, useRef } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { sessionStore } from '#src/admin/lib/session-store.ts';

/**
 * Stops whoever leaves a form with unsaved changes, to ask first. A session that ends leads to the
 * sign-in page without a question: what was typed is kept for the return.
 */
export function useLeaveGuard(isDirty: boolean) {
  const isOpen = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !isOpen.current &&
      sessionStore.getState().status === 'signed-in' &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isDirty) event.preventDefault();
      },
      [isDirty],
    ),
  );
  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    /** From now on everybody may leave: there is nothing left to save. */
    open: () => {
      isOpen.current = true;
    },
  };
}
