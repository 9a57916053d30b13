/** `GET /api/overview`: the first page of the dashboard, except its lists. */
import type { MailTrouble } from './mail';

/** `current`: from the first of the month to today; `previous`: the same days of the month before. */
export type MonthFigure = { current: number; previous: number };

/** Number of quotes, and their sum in pesos. */
export type QuoteSum = { count: number; amount: number };

export type Overview = {
  counts: { products: number; services: number; newEnquiries: number; overdueEnquiries: number };
  /** The month from its first day to today, `YYYY-MM-DD` in America/Mexico_City. */
  month: {
    from: string;
    to: string;
    /** Pesos of the enquiries with the result `ganada`, by the date of the sale. */
    sales: MonthFigure;
    /** Open enquiries with a quote: those whose sale is expected this month, and those expected before it. */
    forecast: { expected: QuoteSum; late: QuoteSum };
    /** Enquiries received, without doubtful ones and spam. */
    enquiries: MonthFigure;
    /** Entries created, published or not. */
    products: MonthFigure;
    services: MonthFigure;
  };
  /** The next days on which the company is open, from tomorrow on, `YYYY-MM-DD`. */
  businessDays: string[];
  /** Loss reasons that staff maintain in the site settings. */
  lossReasons: string[];
  /** Pesos from which a sale is far above the usual ones, so that its amount is asked about. */
  unusualSale: number;
  company: { name: string; email: string; whatsapp: string };
  promise: { hours: number; text: string };
  /** Undelivered mail; null when there is none. */
  mail: MailTrouble | null;
  /** Address of the CMS panel, and address template of an entry with `{uid}` and `{id}`. */
  cms: { url: string; entryUrl: string };
};

export type OverviewResponse = { data: Overview };
