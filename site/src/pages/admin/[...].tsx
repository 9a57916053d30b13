import { lazy, Suspense } from 'react';
import { Seo } from '#src/components/seo/seo.tsx';
import { WaitingScreen } from '#src/components/ui/waiting-screen.tsx';
import { useHydrated } from '#src/hooks/use-hydrated.ts';

// Separate chunk: public pages contain no code of the dashboard.
const DashboardApp = lazy(async () => ({
  default: (await import(/* webpackChunkName: "admin" */ '#src/admin/app/dashboard-app.tsx'))
    .DashboardApp,
}));

/**
 * Every path below /admin. The built page is a loading screen; the dashboard renders in the
 * browser.
 */
export default function AdminPage() {
  const isHydrated = useHydrated();
  return (
    <>
      <Seo title="Panel de Administración · Tequiora" path="/admin" noindex />
      {isHydrated ? (
        <Suspense fallback={<WaitingScreen />}>
          <DashboardApp />
        </Suspense>
      ) : (
        <WaitingScreen>
          <noscript>
            El panel necesita JavaScript. Actívalo en tu navegador y recarga la página.
          </noscript>
        </WaitingScreen>
      )}
    </>
  );
}
