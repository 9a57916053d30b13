import { PageHeader } from '../ui/page-header.tsx';

export function NewProductRoute() {
  return <PageHeader title="Nuevo producto" />;
}
