import { PageHeader } from '../ui/page-header.tsx';

export function ServicesRoute() {
  return <PageHeader title="Servicios" />;
}
