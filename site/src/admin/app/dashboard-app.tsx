import { Global, css } from '@emotion/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { Toaster } from '#src/components/notifications/toaster.tsx';
import { color } from '#src/theme/tokens/color.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { createDashboardRouter } from './router.tsx';
import { SessionGate } from './session-gate.tsx';
import { useSessionLifecycle } from './use-session-lifecycle.ts';

export function DashboardApp() {
  const [queryClient] = useState(createQueryClient);
  const [router] = useState(createDashboardRouter);
  useSessionLifecycle(queryClient);
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

// The top bar is lower than on the public pages; notifications and anchors are offset by its
// height.
const dashboardCss = css({
  ':root': { '--l-nav': '4rem' },
  body: { background: color.bgSubtle },
});
