import { Global, css } from '@emotion/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { Toaster } from '#src/components/notifications/toaster.tsx';
import { color } from '#src/theme/tokens/color.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { createDashboardRouter } from './router.tsx';
import { SessionGate } from './session-gate.tsx';
import { useSessionUpkeep } from './use-session-upkeep.ts';

/** The dashboard: its data, its session, its screens. */
export function DashboardApp() {
  const [queryClient] = useState(createQueryClient);
  const [router] = useState(createDashboardRouter);
  useSessionUpkeep(queryClient);
  useEffect(() => () => router.dispose(), [router]);
  return (
    <QueryClientProvider client={queryClient}>
      <Global styles={dashboardCss} />
      <SessionGate>
        <RouterProvider router={router} future={{ v7_startTransition: true }} />
      </SessionGate>
      <Toaster place="bar" />
    </QueryClientProvider>
  );
}

// The bar at the top is lower than that of the public pages; notifications and anchors keep below it.
const dashboardCss = css({
  ':root': { '--l-nav': '4rem' },
  body: { background: color.bgSubtle },
});
