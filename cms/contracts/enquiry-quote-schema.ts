import { object } from 'yup';

import { parseDayFromToday, updatedAt } from './dashboard-enquiry-schema';
import { QUOTE_MESSAGES as MESSAGES } from './enquiry-quote';
import { isSaleAmount } from './enquiry-result-schema';
import { dateMessage, parsed } from './schema-fields';

/**
 * Returns the field schemas of a quote.
 * @param toAmount reads the amount in pesos from what a form sends
 */
export function quoteFields(toAmount = (raw: unknown) => raw) {
  return {
    amount: parsed(MESSAGES.amount, (raw) => {
      const amount = toAmount(raw);
      return isSaleAmount(amount) ? amount : undefined;
    }),
    saleOn: parsed(dateMessage(MESSAGES.saleOn), parseDayFromToday),
  };
}

export const quoteSchema = object({ ...quoteFields(), updatedAt });
export const dropQuoteSchema = object({ updatedAt });
