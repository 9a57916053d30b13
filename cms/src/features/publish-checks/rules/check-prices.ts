import { CATALOGUE_LIMITS } from '../../../../contracts/catalogue';
import {
  formatMoney,
  hasWholeCents,
  MONEY_FIELDS,
  OPEN_PRICE_LABEL,
} from '../../../../contracts/money';
import { textOf } from '../../../content-model/entry';
import type { EntryField } from '../../../content-model/fields-of';
import { amountsIn } from '../../../content-model/placeholders/price-of';
import { describeDecimals } from './check-decimals';
import { fieldCheck, type PublishCheck } from './publish-check';

const { max: MAX } = CATALOGUE_LIMITS.price;
/** A change by this factor is probably a typing error. */
const SUSPICIOUS_FACTOR = 5;

function amountOf(value: unknown): number | undefined {
  return value === null || value === undefined || value === '' ? undefined : Number(value);
}

function priceIn({ owner, name, value }: EntryField): number | undefined {
  return MONEY_FIELDS[owner]?.includes(name) ? amountOf(value) : undefined;
}

function fixFor({ attribute }: EntryField): string {
  return attribute.required ? 'escribe el precio' : 'escribe el precio o deja el campo vacío';
}

/** Rejects prices out of range. */
export const priceCheck = fieldCheck((field) => {
  const { name, siblings, place } = field;
  const amount = priceIn(field);
  if (amount === undefined) return undefined;
  if (amount === 0)
    return `«${place}» es cero y en el sitio se vería «${formatMoney(0)}»: ${fixFor(field)}.`;
  if (!(amount > 0)) return `«${place}» tiene que ser mayor que cero.`;
  if (amount > MAX) return `«${place}» no puede pasar de ${formatMoney(MAX)}.`;
  const minimum = name === 'priceMax' ? amountOf(siblings.priceMin) : undefined;
  if (minimum === undefined || amount >= minimum) return undefined;
  return `«${place}» tiene que ser por lo menos el mínimo, ${formatMoney(minimum)}.`;
});

const ONLY_A_NUMBER = /^\d[\d,]*(?:\.\d+)?$/;

/** Rejects a price in text form, such as «Desde $500/mes», that is zero or has fractions of cents. */
export const priceTextCheck = fieldCheck(({ owner, name, value, place }) => {
  if (owner !== 'content-types.api::service.service' || name !== 'price') return undefined;
  const text = textOf(value).trim();
  const amounts = ONLY_A_NUMBER.test(text) ? [Number(text.replaceAll(',', ''))] : amountsIn(text);
  if (amounts.length > 0 && amounts.every((amount) => amount === 0))
    return `«${place}» es cero y en el sitio se vería «${text}»: escribe el precio.`;
  return amounts
    .filter((amount) => !hasWholeCents(amount))
    .map((amount) => describeDecimals(place, amount));
});

/** Warns that a product has no price, or no longer has one. */
export const openPriceCheck: PublishCheck = ({ uid, values, published }) => {
  const { price } = values;
  const isOpen = price !== undefined && amountOf(price) === undefined;
  if (uid !== 'api::product.product' || !isOpen) return [];
  const old = amountOf(published?.values.price);
  const message =
    old === undefined
      ? `«Precio» está vacío y el sitio dice «${OPEN_PRICE_LABEL}». Si ya tiene precio, escríbelo.`
      : `«Precio» cambia de ${formatMoney(old)} a «${OPEN_PRICE_LABEL}», porque está vacío. ¿Es correcto?`;
  return [{ path: ['price'], message }];
};

/** Warns about prices that differ strongly from the published ones. */
export const priceChangeCheck = fieldCheck((field, { published }) => {
  const { place } = field;
  const amount = priceIn(field) ?? 0;
  if (!(amount > 0)) return undefined;
  const before = published?.fields.filter((other) => other.place === place) ?? [];
  const old = before.map(priceIn).find((price) => price !== undefined);
  if (!old) return undefined;
  if (amount < old * SUSPICIOUS_FACTOR && amount > old / SUSPICIOUS_FACTOR) return undefined;
  return `«${place}» cambia de ${formatMoney(old)} a ${formatMoney(amount)}. ¿Es correcto?`;
});
