import { css } from '@emotion/react';
import { paths } from '#src/admin/lib/paths.ts';
import { hintCss } from '#src/admin/ui/admin-text.ts';
import { DataTable, type Column } from '#src/admin/ui/data-table.tsx';
import { EnquiryStatusBadge } from '#src/admin/ui/enquiry-status-badge.tsx';
import { ScreenLink, tallLinkCss } from '#src/admin/ui/screen-link.tsx';
import { TYPE_LABELS } from '#src/admin/ui/status-labels.ts';
import { formatDateTime } from '@tequiora/cms/contracts/format-date.ts';
import { formatNumber } from '@tequiora/cms/contracts/number.ts';
import type { PersonEnquiry } from '@tequiora/cms/contracts/personal-data.ts';
import { formatPhone } from '@tequiora/cms/contracts/phone.ts';

const columns: readonly Column<PersonEnquiry>[] = [
  {
    key: 'folio',
    header: 'Folio',
    isRowHeader: true,
    cell: ({ documentId, folio }) => (
      <ScreenLink to={paths.enquiry.to(documentId)} css={tallLinkCss}>
        {folio}
      </ScreenLink>
    ),
  },
  { key: 'name', header: 'Nombre', cell: ({ name }) => <span css={textCss}>{name}</span> },
  { key: 'email', header: 'Correo', cell: ({ email }) => <span css={textCss}>{email}</span> },
  {
    key: 'phone',
    header: 'Teléfono',
    cell: ({ phone }) => (phone ? formatPhone(phone) : 'No lo dejó'),
  },
  { key: 'type', header: 'Tipo', cell: ({ type }) => TYPE_LABELS[type] },
  { key: 'status', header: 'Estado', cell: ({ status }) => <EnquiryStatusBadge status={status} /> },
  { key: 'createdAt', header: 'Llegó', cell: ({ createdAt }) => formatDateTime(createdAt) },
];

type PersonEnquiriesProps = { enquiries: readonly PersonEnquiry[]; total: number };

/** Lists the enquiries of a person, or the newest ones when there are many. */
export function PersonEnquiries({ enquiries, total }: PersonEnquiriesProps) {
  return (
    <div>
      <DataTable
        caption="Consultas de esta persona"
        columns={columns}
        rows={enquiries}
        rowKey={({ documentId }) => documentId}
      />
      {total > enquiries.length ? (
        <p css={hintCss}>
          Se muestran las {enquiries.length} más recientes de {formatNumber(total)}. El archivo y la
          eliminación las incluyen todas.
        </p>
      ) : null}
    </div>
  );
}

const textCss = css({ overflowWrap: 'anywhere' });
