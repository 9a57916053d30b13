import { CATALOGUE_LIMITS } from '../../../../contracts/catalogue';
import { formatMoney, MONEY_FIELDS } from '../../../../contracts/money';
import type { EntryField } from '../../../content-model/fields-of';
import type { PublishCheck } from './publish-check';

const { max: MAX } = CATALOGUE_LIMITS.price;
/** A change by this factor is probably a typing error. */
const SUSPICIOUS_FACTOR = 5;

function amountOf(value: unknown): number | undefined {
  return value === null || value === undefined || value === '' ? undefined : Number(value);
}

function pricesOf(fields: readonly EntryField[]) {
  return fields.flatMap((field) => {
    const amount = amountOf(field.value);
    const isPrice = MONEY_FIELDS[field.owner]?.includes(field.name);
    return isPrice && amount !== undefined ? [{ field, amount }] : [];
  });
}

function describeProblem({
  field,
  amount,
}: {
  field: EntryField;
  amount: number;
}): string | undefined {
  if (!(amount > 0)) return 'tiene que ser mayor que cero';
  if (amount > MAX) return `no puede pasar de ${formatMoney(MAX)}`;
  const minimum = field.name === 'priceMax' ? amountOf(field.siblings.priceMin) : undefined;
  if (minimum === undefined || amount >= minimum) return undefined;
  return `tiene que ser por lo menos el mínimo, ${formatMoney(minimum)}`;
}

/** Rejects prices out of range. */
export const priceCheck: PublishCheck = {
  severity: 'error',
  stages: ['edit', 'publish'],
  find: ({ fields }) =>
    pricesOf(fields).flatMap((price) => {
      const reason = describeProblem(price);
      const { path, place } = price.field;
      return reason ? [{ path, message: `«${place}» ${reason}.` }] : [];
    }),
};

/** Warns about prices that differ strongly from the published ones. */
export const priceChangeCheck: PublishCheck = {
  severity: 'warning',
  stages: ['edit'],
  find: ({ fields, published }) => {
    const publishedPrices = pricesOf(published?.fields ?? []);
    const before = new Map(publishedPrices.map(({ field, amount }) => [field.place, amount]));
    return pricesOf(fields).flatMap(({ field: { path, place }, amount }) => {
      const old = before.get(place);
      if (!old || !(amount > 0)) return [];
      if (amount < old * SUSPICIOUS_FACTOR && amount > old / SUSPICIOUS_FACTOR) return [];
      const change = `de ${formatMoney(old)} a ${formatMoney(amount)}`;
      return [{ path, message: `«${place}» cambia ${change}. ¿Es correcto?` }];
    });
  },
};

/** Warns about prices with more than the two decimals shown. */
export const priceDecimalCheck: PublishCheck = {
  severity: 'warning',
  stages: ['edit'],
  find: ({ fields }) =>
    pricesOf(fields).flatMap(({ field: { path, place }, amount }) => {
      if (!(amount > 0) || Number(amount.toFixed(2)) === amount) return [];
      const shown = formatMoney(amount);
      return [
        { path, message: `«${place}» tiene más de dos decimales: en el sitio se verá ${shown}.` },
      ];
    }),
};
