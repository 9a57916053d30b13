import { isDeepStrictEqual } from 'node:util';

import type { EnquiryHistoryRecord, EnquiryStatus } from '../../contracts/enquiry';
import {
  type Quote,
  QUOTE_MESSAGES,
  type QuoteColumns,
  readQuote,
} from '../../contracts/enquiry-quote';
import { invalidField } from '../platform/http/errors';
import { type Author, withRecord } from './change-status';
import { OPEN_STATUSES } from './list-where';

type State = QuoteColumns & { status: EnquiryStatus; history: EnquiryHistoryRecord[] | null };

/**
 * Replaces the quote; the state is unchanged if it is the same.
 * @throws HttpError for an enquiry that is not open
 */
export function setQuote<T extends State>(state: T, to: Quote, by: Author): T {
  if (!OPEN_STATUSES.includes(state.status)) throw invalidField(['amount'], QUOTE_MESSAGES.status);
  const from = readQuote(state);
  if (isDeepStrictEqual(from, to)) return state;
  const recorded = withRecord(state, { event: 'quoted', to, ...(from && { from }), ...by });
  return { ...recorded, quoteAmount: to.amount, quoteSaleOn: to.saleOn };
}

/** Removes the quote; the state is unchanged if there is none. */
export function dropQuote<T extends State>(state: T, by: Author): T {
  const from = readQuote(state);
  if (!from) return state;
  const recorded = withRecord(state, { event: 'quote-dropped', from, ...by });
  return { ...recorded, quoteAmount: null, quoteSaleOn: null };
}
