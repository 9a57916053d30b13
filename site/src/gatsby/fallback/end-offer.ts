import { isRecord } from '../../../../cms/contracts/is-record.ts';
import { formatAmount, formatAmountRange } from '../../../../cms/contracts/money.ts';
import { withCurrentOffer } from '../../../../cms/contracts/offers.ts';
import type { Entity } from '../sourced-entry';

/** Returns the price of a product or package without its offer, as the CMS fills it into texts. */
function formatPrice({ price, priceMin, priceMax, openEnded }: Entity): string | undefined {
  if (price) return formatAmount(Number(price));
  const max = priceMax ? Number(priceMax) : null;
  return priceMin ? formatAmountRange(Number(priceMin), max, openEnded === true) : undefined;
}

function replaceAmount(value: unknown, amount: RegExp, price: string): unknown {
  if (typeof value === 'string') return value.replace(amount, () => price);
  if (Array.isArray(value)) return value.map((each) => replaceAmount(each, amount, price));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, replaceAmount(each, amount, price)]),
  );
}

/**
 * Returns a stored entry with the offer that it has now. The CMS has filled `{precio}` in its texts with the
 * price of the offer; after its end they name the price again.
 */
export function endOffer(stored: Entity, now: number): Entity {
  const current = withCurrentOffer(stored, now);
  const price = formatPrice(stored);
  const { offerPrice } = stored;
  const isOver = offerPrice !== null && offerPrice !== undefined && current.offerPrice === null;
  if (!isOver || price === undefined) return current;
  const amount = formatAmount(Number(offerPrice)).replace(/[$.]/g, '\\$&');
  const whole = new RegExp(`${amount}(?![.,]?\\d)`, 'g');
  return replaceAmount(current, whole, price) as Entity;
}
