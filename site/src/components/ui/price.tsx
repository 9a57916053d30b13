import { css, type SerializedStyles } from '@emotion/react';
import { color, fontFamily, fontSize } from '#src/theme/tokens.ts';
import { formatAmount, formatAmountRange, formatMoney } from '@tequiora/cms/contracts/money.ts';

type PriceSize = 'md' | 'lg';

type SinglePrice = { amount: number; min?: never; max?: never; isOpenEnded?: never };
type PriceRange = {
  min: number;
  max?: number | null;
  isOpenEnded?: boolean | null;
  amount?: never;
};

type PriceProps = (SinglePrice | PriceRange) & {
  /** 'mes' → '/mes'. */
  period?: string | null;
  /** Adds the prefix 'Desde' and omits cents. */
  isFrom?: boolean;
  size?: PriceSize;
  className?: string;
};

/** Formats '$299.00 MXN', 'Desde $299 MXN/mes' or '$7,000 – $12,000 MXN'. */
export function Price({
  amount,
  min,
  max,
  isOpenEnded,
  period,
  isFrom = false,
  size = 'md',
  className,
}: PriceProps) {
  const isRange = amount === undefined;
  const formatSingle = isFrom ? formatAmount : formatMoney;
  const figure = isRange ? formatAmountRange(min, max, isOpenEnded) : formatSingle(amount);
  return (
    <span css={priceCss} className={className}>
      {isFrom ? <span css={unitCss}>Desde </span> : null}
      <span css={[figureCss, sizeCss[size]]}>{figure}</span>
      <span css={unitCss}> MXN{period ? `/${period}` : ''}</span>
    </span>
  );
}

const priceCss = css({ display: 'inline-block' });

const figureCss = css({
  color: color.fg,
  fontFamily: fontFamily.display,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.02em',
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
});

const unitCss = css({ color: color.fgMuted, fontSize: fontSize.sm });

const sizeCss: Record<PriceSize, SerializedStyles> = {
  md: css({ fontSize: fontSize.h4 }),
  lg: css({ fontSize: fontSize.h2 }),
};
