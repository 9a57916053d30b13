import { css } from '@emotion/react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import { paths } from '#src/admin/lib/paths.ts';
import { DataTable, type Column } from '#src/admin/ui/data-table.tsx';
import { DueBadge } from '#src/admin/ui/due-badge.tsx';
import { EnquiryStatusBadge } from '#src/admin/ui/enquiry-status-badge.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { QueryContent } from '#src/admin/ui/query-content.tsx';
import { RelativeTime } from '#src/admin/ui/relative-time.tsx';
import { ScreenLink } from '#src/admin/ui/screen-link.tsx';
import { TYPE_LABELS } from '#src/admin/ui/status-labels.ts';
import { TableSkeleton } from '#src/admin/ui/table-skeleton.tsx';
import { Cluster } from '#src/components/ui/cluster.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import type {
  EnquiryListResponse,
  EnquirySummary,
} from '@tequiora/cms/contracts/dashboard-enquiry.ts';

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

const columns: readonly Column<EnquirySummary>[] = [
  {
    key: 'name',
    header: 'Nombre',
    isRowHeader: true,
    cell: ({ documentId, name }) => (
      <ScreenLink to={paths.enquiry.to(documentId)} css={nameCss}>
        {name}
      </ScreenLink>
    ),
  },
  { key: 'type', header: 'Tipo', isWide: true, cell: ({ type }) => TYPE_LABELS[type] },
  {
    key: 'status',
    header: 'Estado',
    cell: (enquiry) => (
      <Cluster gap={3}>
        <EnquiryStatusBadge status={enquiry.status} />
        <DueBadge enquiry={enquiry} />
      </Cluster>
    ),
  },
  {
    key: 'createdAt',
    header: 'Recibida',
    isBesideName: true,
    cell: ({ createdAt }) => <RelativeTime iso={createdAt} />,
  },
];

function EnquiryRows({ enquiries }: { enquiries: readonly EnquirySummary[] }) {
  return (
    <DataTable
      caption="Las cinco consultas más recientes"
      columns={columns}
      rows={enquiries}
      rowKey={({ documentId }) => documentId}
      isCompact
    />
  );
}

const NEWEST_ENQUIRIES_LIMIT = 5;
const POLL_INTERVAL_MS = 10_000;

const newestEnquiriesQuery = queryOptions({
  queryKey: ['enquiries', 'newest'],
  queryFn: async ({ signal }) => {
    const query = {
      filters: { status: { $ne: 'spam' } },
      sort: 'createdAt:desc',
      pagination: { pageSize: NEWEST_ENQUIRIES_LIMIT },
    };
    return (await api.get<EnquiryListResponse>('/enquiries', { query, signal })).data;
  },
  refetchInterval: POLL_INTERVAL_MS,
});

/** Returns the newest enquiries, polled every 10 s. */
function useNewestEnquiries() {
  return useQuery(newestEnquiriesQuery);
}

const nameCss = css({ overflowWrap: 'anywhere' });
