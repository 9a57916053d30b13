import { PageHeader } from '../ui/page-header.tsx';

export function ProductsRoute() {
  return <PageHeader title="Productos" />;
}
