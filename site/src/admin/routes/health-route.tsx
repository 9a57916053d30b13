import { HealthScreen } from '../features/health/components/health-screen.tsx';

export function HealthRoute() {
  return <HealthScreen />;
}
