import { PageHeader } from '../ui/page-header.tsx';

export function EnquiryRoute() {
  return <PageHeader title="Consulta" />;
}
