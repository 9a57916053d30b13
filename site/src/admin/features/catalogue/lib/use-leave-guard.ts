import { useCallback, useRef } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { sessionStore } from '#src/admin/lib/session-store.ts';

/**
 * Blocks leaving a form with unsaved changes until the user confirms. The redirect to the sign-in
 * page of an expired session is not blocked: the draft is kept for the return.
 */
export function useLeaveGuard(isDirty: boolean) {
  const isDisabled = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !isDisabled.current &&
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
    isConfirming: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    /** Stops blocking: nothing is left to save. */
    disable: () => {
      isDisabled.current = true;
    },
  };
}
