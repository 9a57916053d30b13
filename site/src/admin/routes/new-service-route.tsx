import { PageHeader } from '../ui/page-header.tsx';

export function NewServiceRoute() {
  return <PageHeader title="Nuevo servicio" />;
}
