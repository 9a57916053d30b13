import { PageHeader } from '../ui/page-header.tsx';

export function EnquiriesRoute() {
  return <PageHeader title="Consultas" />;
}
