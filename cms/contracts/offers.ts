import { formatDayAndTime, formatDayOfMonth, formatTime } from './format-date';

/** Sale prices, which begin and end at a date without another publication. */

/** Fields of a type with a sale price. */
export const OFFER_FIELDS = ['offerPrice', 'offerFrom', 'offerUntil'] as const;

export type OfferFields = {
  /** Pesos, below the price; null without an offer. */
  offerPrice?: unknown;
  /** ISO date; null begins when the entry is published. */
  offerFrom?: unknown;
  /** ISO date; null does not end. */
  offerUntil?: unknown;
};

/** The offer of published content, which is current. */
export type CurrentOffer = { offerPrice?: number | null; offerUntil?: string | null };

const timeOf = (date: unknown): number | undefined =>
  typeof date === 'string' || typeof date === 'number' || date instanceof Date
    ? new Date(date).getTime()
    : undefined;

/** Returns whether an offer has begun and has not ended. */
export function isOfferCurrent(fields: OfferFields, now: number): boolean {
  const { offerPrice, offerFrom, offerUntil } = fields;
  if (offerPrice === null || offerPrice === undefined || offerPrice === '') return false;
  return (timeOf(offerFrom) ?? -Infinity) <= now && now < (timeOf(offerUntil) ?? Infinity);
}

/**
 * Returns content with its offer if that is current, and without its dates and price otherwise. The
 * revision of the site and the build both read content so: the revision changes when an offer begins or
 * ends, and the site is built again, also when the machine was off at that time.
 */
export function withCurrentOffer<Content extends object>(content: Content, now: number): Content {
  if (!('offerPrice' in content)) return content;
  return isOfferCurrent(content, now)
    ? { ...content, offerFrom: null }
    : { ...content, offerPrice: null, offerFrom: null, offerUntil: null };
}

/** Returns what a visitor pays: the price of a current offer, or the price; null if that is open. */
export function currentPrice<Price extends number | null>({
  price,
  offerPrice,
}: CurrentOffer & { price: Price }): number | Price {
  return price === null ? price : (offerPrice ?? price);
}

/** Formats 'hasta el 30 de noviembre', with the time unless it is the end of the day. */
export function formatOfferEnd(until: string): string {
  const isMidnight = formatTime(until) === '00:00';
  const lastDay = isMidnight ? new Date(new Date(until).getTime() - 1) : until;
  const isEndOfDay = isMidnight || formatTime(until) === '23:59';
  return `hasta el ${isEndOfDay ? formatDayOfMonth(lastDay) : formatDayAndTime(until)}`;
}
