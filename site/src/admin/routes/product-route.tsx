import { PageHeader } from '../ui/page-header.tsx';

export function ProductRoute() {
  return <PageHeader title="Producto" />;
}
