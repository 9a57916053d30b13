import { css } from '@emotion/react';
import { paths } from '#src/admin/lib/paths.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { CheckBox } from '#src/admin/ui/check-box.tsx';
import type { Column } from '#src/admin/ui/data-table.tsx';
import { DeletionBadge } from '#src/admin/ui/deletion-badge.tsx';
import { DueBadge } from '#src/admin/ui/due-badge.tsx';
import { EnquiryStatusBadge } from '#src/admin/ui/enquiry-status-badge.tsx';
import { RelativeTime } from '#src/admin/ui/relative-time.tsx';
import { ScreenLink } from '#src/admin/ui/screen-link.tsx';
import { CHANNEL_LABELS, TYPE_LABELS } from '#src/admin/ui/status-labels.ts';
import { color, mq, space } from '#src/theme/tokens.ts';
import type { EnquirySummary } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { ENQUIRY_LABELS as LABELS } from '@tequiora/cms/contracts/enquiry-labels.ts';
import { formatShortResult } from '@tequiora/cms/contracts/enquiry-result.ts';
import { formatAmount } from '@tequiora/cms/contracts/money.ts';
import type { ListContext } from '../lib/list-context.ts';
import { rowLink } from '../lib/use-row-shortcuts.ts';
import type { Selection } from '../lib/use-selection.ts';
import { UnansweredBadge } from './unanswered-badge.tsx';

/** Returns the columns of the list. Each row links to its enquiry and passes the list context. */
export function enquiryColumns(
  selection: Selection,
  context: ListContext,
): readonly Column<EnquirySummary>[] {
  return [
    {
      key: 'select',
      header: 'Seleccionar',
      isHeaderHidden: true,
      isMark: true,
      cell: ({ documentId, name, folio }) => (
        <CheckBox
          label={`Seleccionar la consulta ${folio} de ${name}`}
          isLabelHidden
          isChecked={selection.has(documentId)}
          onToggle={() => selection.toggle(documentId)}
        />
      ),
    },
    {
      key: 'name',
      header: LABELS.name,
      sortKey: 'nombre',
      isRowHeader: true,
      isCut: true,
      cell: ({ documentId, name, folio, type, channel, message }) => (
        <>
          <ScreenLink
            to={paths.enquiry.to(documentId)}
            state={context}
            css={nameCss}
            {...rowLink({ documentId, folio })}
          >
            {name}
          </ScreenLink>
          <span css={[smallCss, startCss, phoneCss]}>{message}</span>
          <span css={[smallCss, startCss, wideCss]}>
            {`${folio} · ${TYPE_LABELS[type]}${channel === 'formulario' ? '' : ` · ${CHANNEL_LABELS[channel]}`}`}
          </span>
        </>
      ),
    },
    {
      key: 'message',
      header: LABELS.message,
      isVeryWide: true,
      cell: ({ message }) => <span css={messageCss}>{message}</span>,
    },
    {
      key: 'status',
      header: LABELS.status,
      sortKey: 'estado',
      cell: (enquiry) => (
        <>
          <EnquiryStatusBadge status={enquiry.status} />
          <UnansweredBadge enquiry={enquiry} isShort />
          <DeletionBadge id={enquiry.documentId} />
          {enquiry.status === 'completado' ? (
            <span css={resultCss}>{formatShortResult(enquiry)}</span>
          ) : enquiry.quoteAmount === null ? null : (
            <span css={resultCss}>{`Cotizado · ${formatAmount(enquiry.quoteAmount)}`}</span>
          )}
        </>
      ),
    },
    {
      key: 'due',
      header: 'Plazo',
      cell: (enquiry) =>
        enquiry.waitingUntil ? (
          <span css={lineCss}>
            <DueBadge enquiry={enquiry} />
          </span>
        ) : (
          <span css={[smallCss, wideCss]}>{enquiry.firstReplyAt ? 'Respondida' : 'Sin plazo'}</span>
        ),
    },
    {
      key: 'owner',
      header: LABELS.owner,
      cell: ({ owner }) => (
        <span css={[smallCss, owner ? null : wideCss]}>{owner?.name ?? 'Nadie'}</span>
      ),
    },
    {
      key: 'createdAt',
      header: LABELS.createdAt,
      sortKey: 'recibida',
      cell: ({ createdAt, channel }) => (
        <span css={lineCss}>
          <RelativeTime iso={createdAt} />
          {channel === 'formulario' ? null : (
            <span css={[smallCss, phoneCss]}>{` · ${CHANNEL_LABELS[channel]}`}</span>
          )}
        </span>
      ),
    },
  ];
}

const nameCss = css({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [mq.belowMd]: {
    ...adminText.md,
    fontWeight: 600,
    // Touch target of the whole row.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
});

const smallCss = css({
  ...adminText.xs,
  color: color.fgMuted,
  // The table must fit a tablet.
  [mq.lg]: { whiteSpace: 'nowrap' },
});

const resultCss = css([
  smallCss,
  { display: 'block', marginTop: space[2], [mq.lg]: { marginTop: 0, lineHeight: 1.3 } },
]);

const wideCss = css({ [mq.belowMd]: { display: 'none' } });

const phoneCss = css({ [mq.md]: { display: 'none' } });

/** One line, which is cut. */
const startCss = css({
  display: 'block',
  lineHeight: 1.3,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

const lineCss = css({ [mq.lg]: { whiteSpace: 'nowrap' } });

const messageCss = css({
  display: '-webkit-box',
  maxWidth: '26rem',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
