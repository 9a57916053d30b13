import { notify } from '#src/components/notifications/store.ts';
import { ApiError } from '#src/lib/api-error.ts';

/**
 * Shows an error notification until it is dismissed. Does nothing for an expired session: the
 * sign-in page reports it.
 */
export function notifyFailure(title: string, error: unknown): void {
  if (error instanceof ApiError && error.status === 401) return;
  notify('error', title, failureText(error), Infinity);
}

/** Returns the error message to show to the user. */
export function failureText(error: unknown): string {
  return error instanceof ApiError ? error.message : 'Algo falló. Inténtalo de nuevo.';
}
