/**
 * Changes of the prices of several products in the dashboard, for managers:
 * - `POST /api/products/prices/check` returns a row per product and changes nothing;
 * - `POST /api/products/prices` changes all products or none (409 with the reason of each refused one,
 *   whose `path` is its `documentId`). Published products are published again; drafts stay drafts.
 *
 * The last changes can be undone, see `catalogue-changes.ts`.
 */
import { MAX_BULK_ENTRIES } from './bulk-actions';
import { CATALOGUE_LIMITS } from './catalogue';
import type { CatalogueChange } from './catalogue-changes';
import { formatMoney, OPEN_PRICE_LABEL } from './money';

export const PRICE_ACTIONS = ['raise', 'lower', 'offer', 'endOffer'] as const;
export type PriceAction = (typeof PRICE_ACTIONS)[number];

export const PRICE_UNITS = ['percent', 'amount'] as const;
export type PriceUnit = (typeof PRICE_UNITS)[number];

/** `whole`: ends in .00; `ninety`: ends in .90. */
export const PRICE_ROUNDINGS = ['none', 'whole', 'ninety'] as const;
export type PriceRounding = (typeof PRICE_ROUNDINGS)[number];

export const PRICE_CHANGE_LIMITS = {
  /** Products of one change, which is one transaction. */
  products: MAX_BULK_ENTRIES,
  percent: 1000,
  amount: CATALOGUE_LIMITS.price.max,
} as const;

/** `endOffer` uses none of the other fields, and only `offer` uses the dates. */
export type PriceChange = {
  action: PriceAction;
  unit: PriceUnit;
  /** Percent, or pesos; above 0, with two decimals at most. */
  value: number;
  rounding: PriceRounding;
  /** ISO dates of an offer; null for one without that limit. */
  offerFrom: string | null;
  offerUntil: string | null;
};

export type ProductPrices = {
  price: number | null;
  offerPrice: number | null;
  offerFrom: string | null;
  offerUntil: string | null;
};

export type PriceRow = {
  documentId: string;
  name: string;
  /** Of the draft that the row was computed from. */
  updatedAt: string;
  isPublished: boolean;
  before: ProductPrices;
  /** Null when there is no such price. */
  after: ProductPrices | null;
  /** Why the product cannot be changed; null when it can. */
  refusal: string | null;
};

/** `updatedAt`, when given, must equal that of the stored draft. */
export type PriceChangeRequest = {
  data: { products: { documentId: string; updatedAt?: string }[] } & PriceChange;
};
export type PriceCheckResponse = { data: PriceRow[] };
export type PriceChangeResponse = { data: CatalogueChange };

export const PRICE_CHANGE_MESSAGES = {
  action: 'Elige qué cambia',
  unit: 'Elige porcentaje o pesos',
  value: 'Escribe un número mayor que 0, con dos decimales como máximo',
  percent: `El porcentaje puede ser de ${PRICE_CHANGE_LIMITS.percent} como máximo`,
  rounding: 'Elige cómo redondear',
  date: 'La fecha no es válida',
  products: `Elige entre 1 y ${PRICE_CHANGE_LIMITS.products} productos`,
  noPrice: `No tiene precio que cambiar: está «${OPEN_PRICE_LABEL}».`,
  notPositive: 'El precio quedaría en $0.00 o menos.',
  tooHigh: `El precio pasaría de ${formatMoney(CATALOGUE_LIMITS.price.max)}.`,
  same: 'Ya tiene ese precio.',
  noOffer: 'No tiene oferta.',
  noSaving: (offer: number) =>
    `La oferta quedaría en ${formatMoney(offer)}, que no es menos que el precio.`,
} as const;
