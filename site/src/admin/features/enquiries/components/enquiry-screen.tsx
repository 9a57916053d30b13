import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '#src/admin/lib/paths.ts';
import { LinkButton } from '#src/admin/ui/link-button.tsx';
import { PageHeader } from '#src/admin/ui/page-header.tsx';
import { QueryError } from '#src/admin/ui/query-error.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { ApiError } from '#src/lib/api-error.ts';
import { DASHBOARD_ENQUIRY_MESSAGES } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { enquiryQuery } from '../api/enquiry-query.ts';
import { EnquirySkeleton } from './enquiry-skeleton.tsx';
import { EnquiryView } from './enquiry-view.tsx';
import { ListNavigation } from './list-navigation.tsx';

const NOT_FOUND = 404;

/** Shows one enquiry or its loading, not-found and error states. */
export function EnquiryScreen() {
  const { id = '' } = useParams();
  return (
    <>
      <ListNavigation id={id} />
      <EnquiryContent key={id} id={id} />
    </>
  );
}

function EnquiryContent({ id }: { id: string }) {
  const query = useQuery(enquiryQuery(id));
  const { data, error } = query;

  if (error instanceof ApiError && error.status === NOT_FOUND) {
    return (
      <>
        <PageHeader title={DASHBOARD_ENQUIRY_MESSAGES.notFound} />
        <EmptyState
          title="Esta consulta no existe o ya se eliminó"
          icon="inbox"
          action={<LinkButton to={paths.enquiries.to()}>Ver todas las consultas</LinkButton>}
        />
      </>
    );
  }
  if (data) return <EnquiryView enquiry={data} />;
  return (
    <>
      <PageHeader title="Consulta" />
      {error ? <QueryError title="Error al cargar consulta" query={query} /> : <EnquirySkeleton />}
    </>
  );
}
