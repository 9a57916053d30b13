/**
 * What an open enquiry was quoted, and when the sale is expected, from which the month is forecast.
 * - `PUT /api/enquiries/:documentId/quote` sets or replaces the quote. The caller becomes the owner of an enquiry
 *   without one. A quote is no reply.
 * - `DELETE /api/enquiries/:documentId/quote` drops it.
 *
 * Both respond with `EnquiryDetailResponse` and can be undone. A completed enquiry keeps its quote.
 */
import { formatDate } from './format-date';
import { formatAmount } from './money';

export const QUOTE_COLUMN_LABELS = {
  quoteAmount: 'Importe cotizado',
  quoteSaleOn: 'Venta esperada',
} as const;

/** Amount in pesos and day `YYYY-MM-DD`; both are null without a quote. */
export type QuoteColumns = { quoteAmount: number | null; quoteSaleOn: string | null };

export const QUOTE_COLUMNS = Object.keys(QUOTE_COLUMN_LABELS) as readonly (keyof QuoteColumns)[];

export type Quote = { amount: number; saleOn: string };

/** 409 when `updatedAt` is sent and differs from the stored one. */
export type QuoteRequest = { data: Quote & { updatedAt?: string } };

/** Query of `DELETE …/quote`. */
export type DropQuoteQuery = { updatedAt?: string };

export const QUOTE_MESSAGES = {
  amount: 'Escribe el importe cotizado, entre 0.01 y 99,999,999.99 pesos',
  saleOn: 'Elige un día de hoy en adelante',
  status: 'Solo se cotiza una consulta nueva o contactada',
} as const;

/** Returns the quote of an enquiry; null without one. */
export function readQuote({ quoteAmount, quoteSaleOn }: QuoteColumns): Quote | null {
  return quoteAmount === null || quoteSaleOn === null
    ? null
    : { amount: quoteAmount, saleOn: quoteSaleOn };
}

/** Formats '$12,500, con venta esperada el 15 de diciembre de 2026'. */
export function formatQuote({ amount, saleOn }: Quote): string {
  return `${formatAmount(amount)}, con venta esperada el ${formatDate(saleOn)}`;
}
