import { object } from 'yup';

import { isRecord } from './is-record';
import { hasWholeCents } from './money';
import {
  PRICE_ACTIONS,
  PRICE_CHANGE_LIMITS as LIMITS,
  PRICE_CHANGE_MESSAGES as MESSAGES,
  PRICE_ROUNDINGS,
  PRICE_UNITS,
  type PriceChangeRequest,
} from './price-changes';
import { choice, parsed } from './schema-fields';

const ISO_DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;

const isDate = (raw: unknown): raw is string =>
  typeof raw === 'string' && ISO_DATE.test(raw) && !Number.isNaN(Date.parse(raw));

const date = parsed(MESSAGES.date, (raw) => (isDate(raw) ? raw : undefined))
  .transform((value: unknown, raw: unknown) => (raw === null ? null : value))
  .nullable()
  .default(null);

/** The data of both requests about prices. */
export const priceChangeSchema = object({
  products: parsed(MESSAGES.products, (raw) => {
    if (!Array.isArray(raw) || raw.length === 0 || raw.length > LIMITS.products) return undefined;
    const products = raw.filter(isRecord).map(({ documentId, updatedAt }) => ({
      documentId: typeof documentId === 'string' ? documentId : '',
      ...(isDate(updatedAt) && { updatedAt }),
    }));
    const ids = new Set(products.map(({ documentId }) => documentId));
    return ids.size === raw.length && !ids.has('') ? products : undefined;
  }),
  action: choice(PRICE_ACTIONS, MESSAGES.action),
  unit: choice(PRICE_UNITS, MESSAGES.unit).default('percent'),
  value: parsed(MESSAGES.value, (raw) =>
    typeof raw === 'number' && raw > 0 && raw <= LIMITS.amount && hasWholeCents(raw)
      ? raw
      : undefined,
  )
    .default(1)
    .test(
      'percent',
      MESSAGES.percent,
      (value, { parent }: { parent: { unit?: unknown } }) =>
        parent.unit === 'amount' || Number(value) <= LIMITS.percent,
    ),
  rounding: choice(PRICE_ROUNDINGS, MESSAGES.rounding).default('none'),
  offerFrom: date,
  offerUntil: date,
} satisfies Record<keyof PriceChangeRequest['data'], unknown>);
