import { css } from '@emotion/react';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { DataTable, type Column } from '#src/admin/ui/data-table.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { ScreenLink } from '#src/admin/ui/screen-link.tsx';
import { color } from '#src/theme/tokens/color.ts';
import { mq } from '#src/theme/tokens/layout.ts';
import { radius } from '#src/theme/tokens/radius.ts';
import { formatNumber, formatShare } from '@tequiora/cms/contracts/number.ts';

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
export function Breakdown({ title, header, parts, total }: BreakdownProps) {
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
