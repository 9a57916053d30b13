import { css, type SerializedStyles } from '@emotion/react';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { color, flex, fontFamily, fontSize } from '#src/theme/tokens.ts';
import {
  formatAmount,
  formatAmountRange,
  formatMoney,
  OPEN_PRICE_LABEL,
} from '@tequiora/cms/contracts/money.ts';
import { currentPrice, formatOfferEnd } from '@tequiora/cms/contracts/offers.ts';
import { formatMinimum, formatUnit, formatTotal, taxLabel } from '@tequiora/cms/contracts/tax.ts';

type PriceSize = 'md' | 'lg';

type SinglePrice = { amount: number; min?: never; max?: never; isOpenEnded?: never };
type PriceRange = {
  min: number;
  max?: number | null;
  isOpenEnded?: boolean | null;
  amount?: never;
};

type PriceProps = (SinglePrice | PriceRange) & {
  /** '/mes', 'por pieza'. */
  unit?: string | null | undefined;
  /** Without it, the price says nothing about the tax; null is a price to which it is added. */
  tax?: string | null | undefined;
  /** Adds the prefix 'Desde' and omits cents. */
  isFrom?: boolean;
  size?: PriceSize;
  className?: string | undefined;
};

/** Formats '$299.00 MXN por pieza + IVA', 'Desde $299 MXN/mes' or '$7,000 – $12,000 MXN'. */
export function Price({
  amount,
  min,
  max,
  isOpenEnded,
  unit,
  tax,
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
      <span css={unitCss}>{` MXN${formatUnit(unit)}${tax === undefined ? '' : ' '}`}</span>
      {tax === undefined ? null : <span css={taxCss}>{taxLabel(tax)}</span>}
    </span>
  );
}

type PricedProduct = {
  /** Null for «A cotizar». */
  price: number | null;
  offerPrice: number | null;
  offerUntil: string | null;
  tax: string | null;
  unit: string | null;
  minQuantity: number | null;
};

/** What a product costs, now and before an offer, with the terms. */
export function ProductPrice({ product, size }: { product: PricedProduct; size?: PriceSize }) {
  const { price, offerPrice, offerUntil, tax, unit, minQuantity } = product;
  const minimum = formatMinimum(minQuantity);
  if (price === null) return <OpenPrice terms={minimum} {...(size && { size })} />;
  const amount = currentPrice({ price, offerPrice });
  return (
    <>
      {offerPrice === null ? null : (
        <BeforeOffer price={formatMoney(price)} saving={formatMoney(price - offerPrice)} />
      )}
      <Price amount={amount} unit={unit} tax={tax} {...(size && { size })} />
      <PriceTerms amount={amount} tax={tax} minimum={minimum} />
      {offerPrice === null ? null : <OfferEnd until={offerUntil} />}
    </>
  );
}

type OpenPriceProps = { terms?: string | null; size?: PriceSize };

/** Stands for the price of a product that is quoted. */
export function OpenPrice({ terms = null, size = 'md' }: OpenPriceProps) {
  return (
    <>
      <span css={[figureCss, sizeCss[size]]}>{OPEN_PRICE_LABEL}</span>
      {terms ? <span css={unitCss}>{terms}</span> : null}
    </>
  );
}

type PricedPackage = {
  priceMin: number;
  priceMax: number | null;
  openEnded: boolean | null;
  offerPrice: number | null;
  offerUntil: string | null;
  tax: string | null;
};

/** What a package costs: its range, or the single price of an offer with the range before. */
export function PackagePrice({ item, className }: { item: PricedPackage; className?: string }) {
  const { priceMin, priceMax, openEnded, offerPrice, offerUntil, tax } = item;
  const range = { min: priceMin, max: priceMax, isOpenEnded: openEnded };
  if (offerPrice === null) return <Price {...range} tax={tax} className={className} />;
  return (
    <span css={packageCss}>
      <BeforeOffer price={formatAmountRange(priceMin, priceMax, openEnded)} />
      <Price min={offerPrice} tax={tax} className={className} />
      <OfferEnd until={offerUntil} />
    </span>
  );
}

/** The price before an offer and what it saves; the price now follows it. */
function BeforeOffer({ price, saving }: { price: string; saving?: string }) {
  return (
    <span css={offerCss}>
      <VisuallyHidden>Antes </VisuallyHidden>
      <s css={unitCss}>{price}</s>
      {saving ? <span css={savingCss}>{`Ahorras ${saving}`}</span> : null}
      <VisuallyHidden> Ahora </VisuallyHidden>
    </span>
  );
}

function OfferEnd({ until }: { until: string | null }) {
  return until ? <span css={unitCss}>{`Oferta ${formatOfferEnd(until)}`}</span> : null;
}

type PriceTermsProps = { amount: number; tax: string | null; minimum: string | null };

/** The second line of a price: the total with tax and the minimum quantity; nothing without either. */
function PriceTerms({ amount, tax, minimum }: PriceTermsProps) {
  const terms = [formatTotal(amount, tax), minimum].filter(Boolean).join(', ');
  return terms ? <span css={unitCss}>{terms}</span> : null;
}

const priceCss = css({ display: 'inline-block' });

const figureCss = css({
  color: color.fg,
  fontFamily: fontFamily.display,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.02em',
  lineHeight: 1.1,
});

const unitCss = css({ color: color.fgMuted, fontSize: fontSize.sm });

const packageCss = css({ display: 'grid', gap: '4px' });

const offerCss = css({ ...flex.wrapRow, gap: '2px 8px' });

const savingCss = css({ color: color.success, fontSize: fontSize.sm, fontWeight: 600 });

/** '+ IVA' moves to the next line as a whole. */
const taxCss = css({ display: 'inline-block', color: color.fgMuted, fontSize: fontSize.sm });

const sizeCss: Record<PriceSize, SerializedStyles> = {
  md: css({ fontSize: fontSize.h4 }),
  lg: css({ fontSize: fontSize.h2 }),
};
