import { notify } from '#src/components/notifications/store.ts';
import { ApiError } from '#src/lib/api-error.ts';

/**
 * Tells that something could not be done, until it is dismissed. Says nothing about a session that
 * ended: the sign-in page does.
 */
export function notifyFailure(title: string, error: unknown): void {
  if (error instanceof ApiError && error.status === 401) return;
  notify('error', title, failureText(error), Infinity);
}

/** What went wrong in words for people. */
export function failureText(error: unknown): string {
  return error instanceof ApiError ? error.message : 'Algo falló. Inténtalo de nuevo.';
}
