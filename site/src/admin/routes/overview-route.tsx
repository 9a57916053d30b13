import { OverviewScreen } from '../features/overview/components/overview-screen.tsx';

export function OverviewRoute() {
  return <OverviewScreen />;
}
