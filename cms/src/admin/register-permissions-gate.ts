import { type StrapiApp, useAuth } from '@strapi/strapi/admin';
import { useEffect } from 'react';

const ID = 'permissions-gate';

function PermissionsGate({ setPlugin }: { setPlugin: (id: string) => void }) {
  const isLoading = useAuth('PermissionsGate', (state) => state.isLoading);
  useEffect(() => {
    if (!isLoading) setPlugin(ID);
  }, [isLoading, setPlugin]);
  return null;
}

/**
 * Delays every screen until the user's permissions are loaded. Strapi's `useRBAC` reads them once: if
 * they arrive late, it returns that nothing is allowed, and buttons are missing until the page is
 * reloaded.
 */
export function registerPermissionsGate(app: StrapiApp): void {
  app.registerPlugin({ id: ID, name: ID, isReady: false, initializer: PermissionsGate });
}
