import { isRecord } from '../../../contracts/is-record';
import { formatAmount, formatAmountRange } from '../../../contracts/money';
import { isOfferCurrent } from '../../../contracts/offers';
import { textOf, type Values } from '../entry';

type Price = {
  /** What a visitor pays now, formatted for a sentence. */
  text: string;
  /** All amounts that the texts of the entry may mention, with and without an offer. */
  amounts: number[];
};

const NUMBER = String.raw`(\d+(?:,\d{3})*(?:\.\d+)?)`;
const AMOUNT = new RegExp(String.raw`(?:\$|MXN)\s?${NUMBER}|${NUMBER}\s?(?:pesos|MXN)`, 'gi');

/** Returns the amounts of money in a text. */
export function amountsIn(text: string): number[] {
  return [...text.matchAll(AMOUNT)].map(([, before, after]) =>
    Number((before ?? after ?? '').replaceAll(',', '')),
  );
}

function toAmount(value: unknown): number | undefined {
  const amount = value === null || value === undefined || value === '' ? NaN : Number(value);
  return amount > 0 ? amount : undefined;
}

function single(value: unknown): Price | undefined {
  const amount = toAmount(value);
  return amount === undefined ? undefined : { text: formatAmount(amount), amounts: [amount] };
}

function range({ priceMin, priceMax, openEnded }: Values): Price | undefined {
  const min = toAmount(priceMin);
  if (min === undefined) return undefined;
  const max = toAmount(priceMax);
  const text = formatAmountRange(min, max, openEnded === true);
  return { text, amounts: max === undefined ? [min] : [min, max] };
}

/** Returns a price with the text of its offer while that is current. */
function withOffer(price: Price | undefined, values: Values): Price | undefined {
  const offer = single(values.offerPrice);
  if (!price || !offer) return price;
  const { text } = isOfferCurrent(values, Date.now()) ? offer : price;
  return { text, amounts: [...price.amounts, ...offer.amounts] };
}

/** Extracts the amounts from a price in text form, such as «Desde $500/mes»; «$0 de instalación» is no price. */
function written(value: unknown): Price | undefined {
  const amounts = amountsIn(textOf(value));
  const [min, max] = amounts.filter((amount) => amount > 0);
  return min === undefined ? undefined : { text: formatAmountRange(min, max), amounts };
}

/** Returns the price of a system; its texts may also mention what its plans cost. */
function withPlans({ pricing, plans }: Values): Price | undefined {
  const price = isRecord(pricing) ? single(pricing.amount) : undefined;
  if (!price || !Array.isArray(plans)) return price;
  const costs = plans
    .filter(isRecord)
    .flatMap(({ amount, rates }) => [
      toAmount(amount) ?? [],
      ...(Array.isArray(rates) ? rates : [])
        .filter(isRecord)
        .map(({ extra }) => toAmount(extra) ?? []),
    ]);
  return { ...price, amounts: [...price.amounts, ...costs.flat()] };
}

const READERS: Readonly<Record<string, (values: Values) => Price | undefined>> = {
  'api::product.product': (values) => withOffer(single(values.price), values),
  'api::flagship-product.flagship-product': withPlans,
  'api::package.package': (values) => withOffer(range(values), values),
  'api::complementary-service.complementary-service': range,
  'api::service.service': ({ price }) => written(price),
};

/** Types whose entries can have a price. */
export const PRICED_TYPES = Object.keys(READERS);

/** Returns the price of an entry; undefined if it has none or its text contains no amount. */
export function priceOf(uid: string, values: Values): Price | undefined {
  return READERS[uid]?.(values);
}
