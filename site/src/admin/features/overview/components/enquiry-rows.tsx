import { css } from '@emotion/react';
import { paths } from '#src/admin/lib/paths.ts';
import { DataTable, type Column } from '#src/admin/ui/data-table.tsx';
import { DueBadge } from '#src/admin/ui/due-badge.tsx';
import { EnquiryStatusBadge } from '#src/admin/ui/enquiry-status-badge.tsx';
import { RelativeTime } from '#src/admin/ui/relative-time.tsx';
import { ScreenLink } from '#src/admin/ui/screen-link.tsx';
import { TYPE_LABELS } from '#src/admin/ui/status-labels.ts';
import { Cluster } from '#src/components/ui/cluster.tsx';
import type { EnquirySummary } from '@tequiora/cms/contracts/dashboard-enquiry.ts';

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
    cell: ({ createdAt }) => <RelativeTime iso={createdAt} />,
  },
];

export function EnquiryRows({ enquiries }: { enquiries: readonly EnquirySummary[] }) {
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

const nameCss = css({ overflowWrap: 'anywhere' });
