import { PageHeader } from '../ui/page-header.tsx';

export function OverviewRoute() {
  return <PageHeader title="Dashboard" />;
}
