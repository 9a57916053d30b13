import { CATALOGUE_LIMITS } from '../../../../contracts/catalogue';
import {
  PRICE_CHANGE_MESSAGES as MESSAGES,
  type PriceChange,
  type PriceRounding,
  type ProductPrices,
} from '../../../../contracts/price-changes';

const PESO = 100;
/** A percentage with two decimals, as an integer. */
const WHOLE = 100 * PESO;

const toCents = (amount: number) => Math.round(amount * PESO);

const ROUND: Record<PriceRounding, (cents: number) => number> = {
  none: (cents) => cents,
  whole: (cents) => Math.round(cents / PESO) * PESO,
  ninety: (cents) => Math.round((cents - 90) / PESO) * PESO + 90,
};

/** Adds (1) or subtracts (-1) the percentage or the amount, in cents, so that no fraction gets lost. */
function adjust(price: number, sign: 1 | -1, { unit, value, rounding }: PriceChange): number {
  const cents = toCents(price);
  const difference =
    unit === 'percent' ? Math.round((cents * toCents(value)) / WHOLE) : toCents(value);
  return ROUND[rounding](cents + sign * difference) / PESO;
}

/** The prices of a product after a change, or why there are none. */
type ChangedPrices = { after: ProductPrices; refusal: null } | { after: null; refusal: string };

const refuse = (refusal: string): ChangedPrices => ({ after: null, refusal });

/** Returns the prices of a product after a change. The publish checks decide about the rest. */
export function changePrice(before: ProductPrices, change: PriceChange): ChangedPrices {
  if (change.action === 'endOffer') {
    if (before.offerPrice === null) return refuse(MESSAGES.noOffer);
    const after = { ...before, offerPrice: null, offerFrom: null, offerUntil: null };
    return { after, refusal: null };
  }
  if (before.price === null) return refuse(MESSAGES.noPrice);
  const price = adjust(before.price, change.action === 'raise' ? 1 : -1, change);
  if (price <= 0) return refuse(MESSAGES.notPositive);
  if (price > CATALOGUE_LIMITS.price.max) return refuse(MESSAGES.tooHigh);
  if (change.action === 'offer') {
    if (price >= before.price) return refuse(MESSAGES.noSaving(price));
    const { offerFrom, offerUntil } = change;
    return { after: { ...before, offerPrice: price, offerFrom, offerUntil }, refusal: null };
  }
  if (price === before.price) return refuse(MESSAGES.same);
  return { after: { ...before, price }, refusal: null };
}
