import { type StrapiApp, useAuth } from '@strapi/strapi/admin';
import { useEffect } from 'react';

const ID = 'rights-first';

function RightsFirst({ setPlugin }: { setPlugin: (id: string) => void }) {
  const isLoading = useAuth('RightsFirst', (state) => state.isLoading);
  useEffect(() => {
    if (!isLoading) setPlugin(ID);
  }, [isLoading, setPlugin]);
  return null;
}

/**
 * Draws no screen before the panel knows what somebody may do. Strapi's `useRBAC` asks once: when the
 * rights are slower than the rest, it answers that nothing is allowed, and buttons are missing until
 * the page is loaded again.
 */
export function registerRightsFirst(app: StrapiApp): void {
  app.registerPlugin({ id: ID, name: ID, isReady: false, initializer: RightsFirst });
}
