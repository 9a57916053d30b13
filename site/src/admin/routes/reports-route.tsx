import { ReportsScreen } from '../features/reports/components/reports-screen.tsx';

export function ReportsRoute() {
  return <ReportsScreen />;
}
