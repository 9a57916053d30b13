import { paths } from '#src/admin/lib/paths.ts';
import { returnPath } from '#src/admin/lib/return-path.ts';
import { notify } from '#src/components/notifications/store.ts';

/**
 * Returns the path to open after signing in, from the URL of the sign-in page. Call it before
 * signing in.
 */
export function screenAfterSignIn(): string {
  return returnPath(new URLSearchParams(window.location.search));
}

/**
 * Notifies the user of the sign-in, unless the next screen is the home screen, which greets by
 * name.
 */
export function announceSignIn(nextScreen: string): void {
  if (nextScreen === paths.overview.to()) return;
  notify('success', 'Bienvenido', 'Has iniciado sesión correctamente');
}
