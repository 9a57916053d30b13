import { PageHeader } from '../ui/page-header.tsx';

export function ServiceRoute() {
  return <PageHeader title="Servicio" />;
}
