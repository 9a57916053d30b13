import { css } from '@emotion/react';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { color, mq, radius, space } from '#src/theme/tokens.ts';
import { formatCount, formatNumber } from '@tequiora/cms/contracts/number.ts';
import type { ReportRow } from '@tequiora/cms/contracts/report.ts';

type BreakdownChartProps = { rows: readonly ReportRow[]; summary: string };

/**
 * Bar chart of the enquiries per value, with the won ones in a second colour. A single image for
 * assistive technology: the table next to it has the same figures and links.
 */
export function BreakdownChart({ rows, summary }: BreakdownChartProps) {
  const most = Math.max(...rows.map(({ total }) => total));
  const widthOf = (count: number) => ({ width: `${(count / most) * 100}%` });
  return (
    <div role="img" aria-label={summary} css={chartCss}>
      {rows.map(({ value, label, total, won }) => (
        <div key={value ?? ''} css={rowCss}>
          <span css={labelCss}>{label}</span>
          <span css={countCss}>
            {`${formatNumber(total)}${won > 0 ? ` · ${formatCount(won, 'ganada', 'ganadas')}` : ''}`}
          </span>
          <span css={trackCss}>
            <span css={totalCss} style={widthOf(total)} />
            <span css={wonCss} style={widthOf(won)} />
          </span>
        </div>
      ))}
    </div>
  );
}

const chartCss = css({ display: 'grid', gap: space[4], alignContent: 'start', minWidth: 0 });

const rowCss = css({
  ...adminText.sm,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[1]} ${space[4]}`,
  color: color.fgBody,
});

const labelCss = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

const countCss = css({ color: color.fg, fontVariantNumeric: 'tabular-nums', fontWeight: 600 });

const trackCss = css({ position: 'relative', gridColumn: '1 / -1', height: '12px' });

const bar = (background: string, forcedBackground: string) =>
  css({
    position: 'absolute',
    inset: '0 auto 0 0',
    borderRadius: radius.sm,
    background,
    [mq.forcedColors]: { background: forcedBackground, forcedColorAdjust: 'none' },
  });

const totalCss = bar(color.accent, 'LinkText');

const wonCss = bar(color.success, 'CanvasText');
