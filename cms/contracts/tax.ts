import { formatAmount, formatMoney, formatMoneyRange, OPEN_PRICE_LABEL } from './money';

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

/** Returns the amount in pesos that with the tax gives `total`, in whole cents. */
export function withoutIva(total: number): number {
  return Math.round((total * 10_000) / (100 + IVA_PERCENT)) / 100;
}

/** Formats what a price is with the tax: '$46.39 con IVA'; null when its amount includes it. */
export function formatTotal(amount: number, tax: string | null | undefined): string | null {
  return includesIva(tax) ? null : `${formatMoney(withIva(amount))} con IVA`;
}

/** Formats a unit after an amount: '/año' and ' por pieza'. */
export function formatUnit(unit: string | null | undefined): string {
  if (!unit) return '';
  return unit.startsWith('/') ? unit : ` ${unit}`;
}

/** Formats the least quantity that is sold: 'mínimo 50'; null for one. */
export function formatMinimum(quantity: number | null | undefined): string | null {
  return quantity && quantity > 1 ? `mínimo ${quantity}` : null;
}

type PriceTerms = {
  unit?: string | null;
  tax?: string | null;
  minQuantity?: number | null;
  /** Adds what the price is with the tax. */
  hasTotal?: boolean;
};

/** Formats '$39.99 MXN por pieza + IVA, $46.39 con IVA, mínimo 50'; 'A cotizar' without a price. */
export function formatPriceWithTerms(price: number | null, terms: PriceTerms): string {
  const { unit, tax, minQuantity, hasTotal = false } = terms;
  const figure =
    price === null
      ? OPEN_PRICE_LABEL
      : `${formatMoney(price)} MXN${formatUnit(unit)} ${taxLabel(tax)}`;
  const total = hasTotal && price !== null ? formatTotal(price, tax) : null;
  return [figure, total, formatMinimum(minQuantity)].filter(Boolean).join(', ');
}

/** Formats the price of a system: 'Desde $299 MXN/mes + IVA'. */
export function formatStartingPrice(pricing: {
  amount: number;
  period: string;
  tax?: string | null;
}): string {
  const { amount, period, tax } = pricing;
  return `Desde ${formatAmount(amount)} MXN/${period} ${taxLabel(tax)}`;
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
