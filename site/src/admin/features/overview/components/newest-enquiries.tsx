import { paths } from '#src/admin/lib/paths.ts';
import { Panel } from '#src/admin/ui/panel.tsx';
import { QueryContent } from '#src/admin/ui/query-content.tsx';
import { ScreenLink } from '#src/admin/ui/screen-link.tsx';
import { TableSkeleton } from '#src/admin/ui/table-skeleton.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import type { EnquirySummary } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { NEWEST_ENQUIRIES_LIMIT, useNewestEnquiries } from '../api/use-newest-enquiries.ts';
import { EnquiryRows } from './enquiry-rows.tsx';

/** Lists the five newest enquiries, each with its remaining response time. */
export function NewestEnquiries() {
  return (
    <Panel
      title="Consultas recientes"
      isFlush
      action={<ScreenLink to={paths.enquiries.to()}>Ver todas</ScreenLink>}
    >
      <QueryContent
        query={useNewestEnquiries()}
        failure="Error al cargar consultas"
        loading={<TableSkeleton label="Cargando consultas…" rows={NEWEST_ENQUIRIES_LIMIT} />}
      >
        {(enquiries) => <Rows enquiries={enquiries} />}
      </QueryContent>
    </Panel>
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
