import { CATALOGUE_LIMITS } from '../../../../contracts/catalogue';
import { formatMoney, MONEY_FIELDS } from '../../../../contracts/money';
import type { Problem } from '../../../content-model/entry';
import type { EntryField } from '../../../content-model/fields-of';

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
export function checkPrices(fields: readonly EntryField[]): Problem[] {
  return pricesOf(fields).flatMap((price) => {
    const reason = describeProblem(price);
    const { path, place } = price.field;
    return reason ? [{ path, message: `«${place}» ${reason}.` }] : [];
  });
}

/** Warns about prices that differ strongly from the published ones. */
export function priceChangeWarnings(
  fields: readonly EntryField[],
  published: readonly EntryField[],
): string[] {
  const before = new Map(pricesOf(published).map(({ field, amount }) => [field.place, amount]));
  return pricesOf(fields).flatMap(({ field: { place }, amount }) => {
    const old = before.get(place);
    if (
      !old ||
      !(amount > 0) ||
      (amount < old * SUSPICIOUS_FACTOR && amount > old / SUSPICIOUS_FACTOR)
    )
      return [];
    return [`«${place}» cambia de ${formatMoney(old)} a ${formatMoney(amount)}. ¿Es correcto?`];
  });
}

/** Warns about prices with more than the two decimals shown. */
export function priceDecimalWarnings(fields: readonly EntryField[]): string[] {
  return pricesOf(fields).flatMap(({ field: { place }, amount }) => {
    const isShort = !(amount > 0) || Number(amount.toFixed(2)) === amount;
    const shown = formatMoney(amount);
    return isShort ? [] : [`«${place}» tiene más de dos decimales: en el sitio se verá ${shown}.`];
  });
}
