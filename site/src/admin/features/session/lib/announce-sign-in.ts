import { notify } from '#src/components/notifications/store.ts';
import { paths } from '#src/admin/lib/paths.ts';
import { returnPath } from '#src/admin/lib/return-path.ts';

/** The screen after signing in, as the sign-in page's address says: read it before signing in. */
export function screenAfterSignIn(): string {
  return returnPath(new URLSearchParams(window.location.search));
}

/** Notifies of the sign-in, unless the next screen is the first one, which greets by name. */
export function announceSignIn(nextScreen: string): void {
  if (nextScreen === paths.overview.to()) return;
  notify('success', 'Bienvenido', 'Has iniciado sesión correctamente');
}
