import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { dataQuery } from '#src/admin/lib/data-query.ts';
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
import { mq } from '#src/theme/tokens.ts';
import type {
  EnquiryListResponse,
  EnquirySummary,
} from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { ENQUIRY_LABELS } from '@tequiora/cms/contracts/enquiry-labels.ts';

const NEWEST_ENQUIRIES_LIMIT = 5;
const POLL_INTERVAL_MS = 10_000;

const newestEnquiriesQuery = {
  ...dataQuery<EnquiryListResponse>(['enquiries', 'newest'], '/enquiries', {
    filters: { status: { $ne: 'spam' } },
    sort: 'createdAt:desc',
    pagination: { pageSize: NEWEST_ENQUIRIES_LIMIT },
  }),
  refetchInterval: POLL_INTERVAL_MS,
};

/** Lists the five newest enquiries, each with its remaining response time. */
export function NewestEnquiries() {
  return (
    <Panel
      title="Consultas recientes"
      isFlush
      action={<ScreenLink to={paths.enquiries.to()}>Ver todas</ScreenLink>}
    >
      <QueryContent
        query={useQuery(newestEnquiriesQuery)}
        failure="Error al cargar consultas"
        loading={<TableSkeleton label="Cargando consultas…" rows={NEWEST_ENQUIRIES_LIMIT} />}
      >
        {(enquiries) =>
          enquiries.length > 0 ? (
            <DataTable
              caption="Las cinco consultas más recientes"
              columns={columns}
              rows={enquiries}
              rowKey={({ documentId }) => documentId}
              isCompact
            />
          ) : (
            <EmptyState
              title="Todavía no hay consultas"
              hint="Cuando alguien escriba desde el sitio, aparecerá aquí. Los chats de WhatsApp se registran en «Consultas»."
              icon="inbox"
            />
          )
        }
      </QueryContent>
    </Panel>
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
      <Cluster gap={3} css={statusCss}>
        <EnquiryStatusBadge status={enquiry.status} />
        <DueBadge enquiry={enquiry} />
      </Cluster>
    ),
  },
  {
    key: 'createdAt',
    header: ENQUIRY_LABELS.createdAt,
    isBesideName: true,
    cell: ({ createdAt }) => <RelativeTime iso={createdAt} />,
  },
];

const nameCss = css({ overflowWrap: 'anywhere' });

// A long deadline, such as «Hasta el jueves 11:00», must not make the rows higher than their skeletons.
const statusCss = css({ [mq.md]: { flexWrap: 'nowrap', whiteSpace: 'nowrap' } });
