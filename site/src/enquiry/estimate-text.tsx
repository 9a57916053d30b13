import { css } from '@emotion/react';
import { color, flex, fontFamily, fontSize, space } from '#src/theme/tokens.ts';
import {
  estimateLines,
  formatOpenCount,
  type EnquiryLine,
} from '@tequiora/cms/contracts/enquiry-lines.ts';
import { formatMoney } from '@tequiora/cms/contracts/money.ts';
import { formatUnit, TAX_LABELS } from '@tequiora/cms/contracts/tax.ts';

/** The sums of a list: without tax, the tax, and the total; for what is paid again, of each period. */
export function EstimateText({ lines }: { lines: readonly EnquiryLine[] }) {
  const estimate = estimateLines(lines);
  const open = formatOpenCount(estimate);
  return (
    <div css={stackCss}>
      {estimate.sums.map(({ period, net, total, isTaxIncluded }) => (
        <div key={period} css={sumCss}>
          {estimate.sums.length > 1 || period ? <p css={periodCss}>{periodLabel(period)}</p> : null}
          <dl css={sumCss}>
            {isTaxIncluded ? null : (
              <>
                <div css={rowCss}>
                  <dt>Subtotal</dt>
                  <dd>{formatMoney(net)}</dd>
                </div>
                <div css={rowCss}>
                  <dt>IVA</dt>
                  <dd>{formatMoney(total - net)}</dd>
                </div>
              </>
            )}
            <div css={[rowCss, totalCss]}>
              <dt>{isTaxIncluded ? `Total, ${TAX_LABELS.ivaIncluido}` : 'Total con IVA'}</dt>
              <dd>{`${formatMoney(total)} MXN${formatUnit(period)}`}</dd>
            </div>
          </dl>
        </div>
      ))}
      {open ? (
        <p css={openCss}>
          <span>{estimate.sums.length > 0 ? `Más ${open}.` : `${open}.`}</span>
        </p>
      ) : null}
    </div>
  );
}

/** Labels '/año' as 'Por año', and what is paid once. */
const periodLabel = (period: string) => (period ? `Por ${period.slice(1)}` : 'Pago único');

const stackCss = css({ display: 'grid', gap: space[6] });

const sumCss = css({ display: 'grid', gap: space[3] });

const periodCss = css({ color: color.fg, fontSize: fontSize.sm, fontWeight: 650 });

const rowCss = css({
  ...flex.wrapSpread,
  gap: '0 16px',
  color: color.fgMuted,
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
  '& dd': { margin: 0 },
});

const totalCss = css({
  alignItems: 'baseline',
  paddingTop: space[3],
  borderTop: `1px solid ${color.border}`,
  color: color.fg,
  fontWeight: 650,
  '& dd': { fontFamily: fontFamily.display, fontSize: fontSize.h4, letterSpacing: '-0.02em' },
});

const openCss = css({ color: color.fg, fontSize: fontSize.sm });
