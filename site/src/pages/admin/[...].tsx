import { lazy, Suspense } from 'react';
import { Seo } from '#src/components/seo/seo.tsx';
import { useHydrated } from '#src/hooks/use-hydrated.ts';
import { WaitingScreen } from '#src/components/ui/waiting-screen.tsx';

// In its own files: no public page carries a line of the dashboard.
const DashboardApp = lazy(async () => ({
  default: (await import(/* webpackChunkName: "admin" */ '#src/admin/app/dashboard-app.tsx'))
    .DashboardApp,
}));

/** Every address below /admin. The built page only waits; the dashboard lives in the browser. */
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
        <WaitingScreen />
      )}
      <noscript>
        El panel necesita JavaScript. Actívalo en tu navegador y recarga la página.
      </noscript>
    </>
  );
}
