import { css } from '@emotion/react';
import { NO_CAMPAIGN, NO_SOURCE } from '#src/admin/lib/missing-values.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { DataTable, type Column } from '#src/admin/ui/data-table.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { ScreenLink } from '#src/admin/ui/screen-link.tsx';
import { STATUS_LABELS, TYPE_LABELS } from '#src/admin/ui/status-labels.ts';
import { color, mq, radius, space } from '#src/theme/tokens.ts';
import { formatNumber, formatShare } from '@tequiora/cms/contracts/number.ts';
import type { Report } from '@tequiora/cms/contracts/report.ts';
import { enquiriesPath } from '../lib/enquiries-path.ts';

/** Breaks the enquiries down by their properties and sources; every part links to its list. */
export function Breakdowns({ report }: { report: Report }) {
  const { total, types, statuses, sources, campaigns, viewedPages } = report;
  return (
    <div css={columnsCss}>
      <div css={columnCss}>
        <Breakdown
          title="Por tipo"
          header="Tipo"
          total={total}
          parts={types.map(({ type, total: count }) => ({
            key: type,
            label: TYPE_LABELS[type],
            total: count,
            to: enquiriesPath(report, { tipo: type }),
          }))}
        />
        <Breakdown
          title="Por estado"
          header="Estado"
          total={total}
          parts={statuses.map(({ status, total: count }) => ({
            key: status,
            label: STATUS_LABELS[status],
            total: count,
            to: enquiriesPath(report, { estado: status }),
          }))}
        />
        <Breakdown
          title="Por campaña"
          header="Campaña"
          total={total}
          parts={campaigns.map(({ campaign, total: count }) => ({
            key: campaign ?? NO_CAMPAIGN,
            label: campaign ?? 'Sin campaña',
            total: count,
            to: enquiriesPath(report, { campana: campaign ?? NO_CAMPAIGN }),
          }))}
        />
      </div>
      <div css={columnCss}>
        <Breakdown
          title="Por origen"
          header="Página"
          total={total}
          parts={sources.map(({ source, title, total: count }) => ({
            key: source ?? NO_SOURCE,
            label: title ?? source ?? 'Sin página de origen',
            detail: title ? source : null,
            total: count,
            to: enquiriesPath(report, { origen: source ?? NO_SOURCE }),
          }))}
        />
        <Breakdown
          title="Por lo último que vieron"
          header="Producto o servicio"
          total={total}
          parts={viewedPages.map(({ page, title, total: count }) => ({
            key: page ?? NO_SOURCE,
            label: title ?? page ?? 'Ningún producto ni servicio',
            detail: title ? page : null,
            total: count,
            to: enquiriesPath(report, { visto: page ?? NO_SOURCE }),
          }))}
        />
      </div>
    </div>
  );
}

type Part = {
  key: string;
  label: string;
  /** Shown below the label, for example the path of a page. */
  detail?: string | null;
  total: number;
  to: string;
};

type BreakdownProps = { title: string; header: string; parts: readonly Part[]; total: number };

/** Table of the parts of a total, each with count, share and bar. */
function Breakdown({ title, header, parts, total }: BreakdownProps) {
  const columns: readonly Column<Part>[] = [
    {
      key: 'label',
      header,
      isRowHeader: true,
      cell: ({ label, detail, to, total: count }) => (
        <div css={labelCss}>
          <ScreenLink to={to} css={linkCss}>
            {label}
          </ScreenLink>
          {detail ? <span css={detailCss}>{detail}</span> : null}
          <Bar share={share(count, total)} />
        </div>
      ),
    },
    {
      key: 'total',
      header: 'Consultas',
      align: 'end',
      width: '6rem',
      cell: (part) => formatNumber(part.total),
    },
    {
      key: 'share',
      header: 'Parte',
      align: 'end',
      width: '5rem',
      cell: (part) => formatShare(share(part.total, total)),
    },
  ];
  return (
    <Panel title={title} isFlush>
      <DataTable caption={title} columns={columns} rows={parts} rowKey={({ key }) => key} />
    </Panel>
  );
}

function share(part: number, total: number): number {
  return total === 0 ? 0 : part / total;
}

function Bar({ share: part }: { share: number }) {
  return (
    <span aria-hidden="true" css={trackCss}>
      <span css={barCss} style={{ width: `${part * 100}%` }} />
    </span>
  );
}

const columnsCss = css({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  [mq.xl]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const columnCss = css({ display: 'grid', gap: space[6], minWidth: 0 });

const labelCss = css({ display: 'grid', gap: '6px', minWidth: 0, padding: '4px 0' });

const linkCss = css({ overflowWrap: 'anywhere' });

const detailCss = css({ ...adminText.xs, color: color.fgMuted, overflowWrap: 'anywhere' });

const trackCss = css({
  display: 'block',
  height: '6px',
  borderRadius: radius.full,
  background: color.bgSunken,
  overflow: 'hidden',
  [mq.forcedColors]: { border: '1px solid CanvasText' },
});

const barCss = css({
  display: 'block',
  height: '100%',
  borderRadius: radius.full,
  background: color.accent,
  [mq.forcedColors]: { background: 'LinkText', forcedColorAdjust: 'none' },
});
