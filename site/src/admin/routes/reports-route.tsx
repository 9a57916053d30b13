import { PageHeader } from '../ui/page-header.tsx';

export function ReportsRoute() {
  return <PageHeader title="Reportes" />;
}
