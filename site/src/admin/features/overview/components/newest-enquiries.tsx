import { failureText } from '#src/admin/lib/notify-failure.ts';
import { paths } from '#src/admin/lib/paths.ts';
import { ErrorState } from '#src/admin/ui/error-state.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { ScreenLink } from '#src/admin/ui/screen-link.tsx';
import { TableSkeleton } from '#src/admin/ui/table-skeleton.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import type { EnquirySummary } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { useNewestEnquiries } from '../api/newest-enquiries-query.ts';
import { EnquiryRows } from './enquiry-rows.tsx';

/** Lists the five newest enquiries, each with its remaining response time. */
export function NewestEnquiries() {
  return (
    <Panel
      title="Consultas recientes"
      isFlush
      action={<ScreenLink to={paths.enquiries.to()}>Ver todas</ScreenLink>}
    >
      <Content />
    </Panel>
  );
}

function Content() {
  const { data, error, isFetching, refetch } = useNewestEnquiries();
  if (data) return <Rows enquiries={data} />;
  if (!error) return <TableSkeleton label="Cargando consultas…" rows={5} />;
  return (
    <ErrorState
      title="Error al cargar consultas"
      hint={failureText(error)}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function Rows({ enquiries }: { enquiries: readonly EnquirySummary[] }) {
  if (enquiries.length > 0) return <EnquiryRows enquiries={enquiries} />;
  return (
    <EmptyState
      title="Todavía no hay consultas"
      hint="Cuando alguien escriba desde el sitio, aparecerá aquí."
      icon="inbox"
    />
  );
}
