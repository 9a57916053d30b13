/** `GET /api/overview`: the first page of the dashboard, except its lists. */
import type { BusinessHours } from './business-hours';
import type { MailTrouble } from './mail';

export type Overview = {
  counts: { products: number; services: number; newEnquiries: number; overdueEnquiries: number };
  /** Texts maintained in the CMS; null when empty. */
  texts: {
    monthlySales: string | null;
    monthlySalesChange: string | null;
    productsChange: string | null;
    servicesChange: string | null;
    enquiriesChange: string | null;
  };
  company: { name: string; email: string; whatsapp: string };
  promise: { hours: number; text: string; businessHours: BusinessHours };
  /** Undelivered mail; null when there is none. */
  mail: MailTrouble | null;
  /** Address of the CMS panel, and address template of an entry with `{uid}` and `{id}`. */
  cms: { url: string; entryUrl: string };
};

export type OverviewResponse = { data: Overview };
