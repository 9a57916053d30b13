import { css } from '@emotion/react';
import { paths } from '#src/admin/lib/paths.ts';
import { hintCss } from '#src/admin/ui/admin-text.ts';
import { CheckBox } from '#src/admin/ui/check-box.tsx';
import { DataTable, type Column } from '#src/admin/ui/data-table.tsx';
import { EnquiryStatusBadge } from '#src/admin/ui/enquiry-status-badge.tsx';
import { ScreenLink, tallLinkCss } from '#src/admin/ui/screen-link.tsx';
import { TYPE_LABELS } from '#src/admin/ui/status-labels.ts';
import { Badge } from '#src/components/ui/badge.tsx';
import { ENQUIRY_LABELS as LABELS } from '@tequiora/cms/contracts/enquiry-labels.ts';
import { formatDateTime } from '@tequiora/cms/contracts/format-date.ts';
import { formatNumber } from '@tequiora/cms/contracts/number.ts';
import type { PersonEnquiry, PersonMatch } from '@tequiora/cms/contracts/personal-data.ts';
import { formatPhoneColumns } from '@tequiora/cms/contracts/phone.ts';
import type { ChosenEnquiries } from '../lib/use-chosen-enquiries.ts';

const MATCHES: Record<PersonMatch, { label: string; isDoubtful: boolean }> = {
  email: { label: 'Coincide el correo', isDoubtful: false },
  phone: { label: 'Solo coincide el teléfono', isDoubtful: true },
  former: { label: 'Solo en un dato corregido', isDoubtful: true },
};

const columnsOf = (chosen: ChosenEnquiries): readonly Column<PersonEnquiry>[] => [
  {
    key: 'chosen',
    header: 'Es de esta persona',
    isHeaderHidden: true,
    isMark: true,
    cell: ({ documentId, folio, name }) => (
      <CheckBox
        label={`Incluir la consulta ${folio} de ${name}`}
        isLabelHidden
        isChecked={chosen.has(documentId)}
        onToggle={() => chosen.toggle(documentId)}
      />
    ),
  },
  {
    key: 'folio',
    header: LABELS.folio,
    isRowHeader: true,
    cell: ({ documentId, folio }) => (
      <ScreenLink to={paths.enquiry.to(documentId)} css={tallLinkCss}>
        {folio}
      </ScreenLink>
    ),
  },
  { key: 'name', header: LABELS.name, cell: ({ name }) => <span css={textCss}>{name}</span> },
  { key: 'email', header: LABELS.email, cell: ({ email }) => <span css={textCss}>{email}</span> },
  {
    key: 'phone',
    header: LABELS.phone,
    cell: (enquiry) => formatPhoneColumns(enquiry) ?? 'No lo dejó',
  },
  {
    key: 'match',
    header: 'Por qué aparece',
    cell: ({ match }) => {
      const { label, isDoubtful } = MATCHES[match];
      return isDoubtful ? <Badge tone="amber">{label}</Badge> : label;
    },
  },
  { key: 'type', header: LABELS.type, cell: ({ type }) => TYPE_LABELS[type] },
  {
    key: 'status',
    header: LABELS.status,
    cell: ({ status }) => <EnquiryStatusBadge status={status} />,
  },
  {
    key: 'createdAt',
    header: LABELS.createdAt,
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
];

type PersonEnquiriesProps = {
  enquiries: readonly PersonEnquiry[];
  total: number;
  chosen: ChosenEnquiries;
};

/** Lists the enquiries of a person, each with a tick, or the newest ones when there are many. */
export function PersonEnquiries({ enquiries, total, chosen }: PersonEnquiriesProps) {
  const hasDoubtful = enquiries.some(({ match }) => MATCHES[match].isDoubtful);
  return (
    <div>
      <p css={hintCss}>
        <span>La copia y la eliminación incluyen las consultas marcadas. </span>
        {hasDoubtful ? (
          <span>
            Las que solo tienen en común un teléfono o un dato corregido pueden ser de otra persona:
            márcalas si compruebas que son suyas.
          </span>
        ) : null}
      </p>
      <CheckBox
        label="Marcar todas"
        isChecked={chosen.isAll}
        isMixed={!chosen.isAll && chosen.ids.length > 0}
        onToggle={chosen.toggleAll}
      />
      <DataTable
        caption="Consultas de esta persona"
        columns={columnsOf(chosen)}
        rows={enquiries}
        rowKey={({ documentId }) => documentId}
      />
      {total > enquiries.length ? (
        <p
          css={hintCss}
        >{`Se muestran las ${enquiries.length} más recientes de ${formatNumber(total)}. Para las demás, elimina o descarga estas y vuelve a buscar.`}</p>
      ) : null}
    </div>
  );
}

const textCss = css({ overflowWrap: 'anywhere' });
