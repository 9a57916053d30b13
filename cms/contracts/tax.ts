import { formatMoney, formatMoneyRange } from './money';

/** How a price relates to the value-added tax of Mexico (IVA). */

export const PRICE_TAXES = ['masIva', 'ivaIncluido'] as const;
export type PriceTax = (typeof PRICE_TAXES)[number];

export const TAX_LABELS: Readonly<Record<PriceTax, string>> = {
  masIva: '+ IVA',
  ivaIncluido: 'IVA incluido',
};

/** The general rate: article 1 of the Ley del Impuesto al Valor Agregado. */
const IVA_PERCENT = 16;

/** Returns whether the tax of a price is in its amount. Without a value it is not. */
export function includesIva(tax: string | null | undefined): boolean {
  return tax === 'ivaIncluido';
}

/** Returns '+ IVA' or 'IVA incluido'. */
export function taxLabel(tax: string | null | undefined): string {
  return TAX_LABELS[includesIva(tax) ? 'ivaIncluido' : 'masIva'];
}

/** Returns an amount in pesos with the tax added, in whole cents. */
export function withIva(amount: number): number {
  const cents = Math.round(amount * 100);
  return Math.round((cents * (100 + IVA_PERCENT)) / 100) / 100;
}

/** Formats a unit after an amount: '/año' and ' por pieza'. */
export function formatUnit(unit: string | null | undefined): string {
  if (!unit) return '';
  return unit.startsWith('/') ? unit : ` ${unit}`;
}

/** Formats '$39.99 MXN por pieza + IVA'. */
export function formatPriceWithTerms(
  price: number,
  terms: { unit?: string | null; tax?: string | null },
): string {
  return `${formatMoney(price)} MXN${formatUnit(terms.unit)} ${taxLabel(terms.tax)}`;
}

type RangeWithTerms = {
  priceMin: number;
  priceMax?: number | null;
  openEnded?: boolean | null;
  /** Replaces the range while the offer is current. */
  offerPrice?: number | null;
  tax?: string | null;
};

/** Formats what a visitor pays for a package or an additional service: '$7,000 – $12,000 MXN + IVA'. */
export function formatRangeWithTerms(item: RangeWithTerms): string {
  const { priceMin, priceMax, openEnded, offerPrice, tax } = item;
  const range =
    typeof offerPrice === 'number'
      ? formatMoneyRange(offerPrice)
      : formatMoneyRange(priceMin, priceMax, openEnded);
  return `${range} ${taxLabel(tax)}`;
}
