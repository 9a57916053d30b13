/** `GET /api/overview`: what the dashboard's first page shows beside the lists. */
import type { MailTrouble } from './mail';

export type BusinessHours = {
  label: string;
  /** 1 is Monday, 7 is Sunday. */
  firstDay: number;
  lastDay: number;
  /** `HH:MM` in America/Mexico_City. */
  opens: string;
  closes: string;
};

export type Overview = {
  counts: { products: number; services: number; newEnquiries: number; overdueEnquiries: number };
  /** Texts that staff keep in the CMS; null where nobody wrote one. */
  texts: {
    monthlySales: string | null;
    monthlySalesChange: string | null;
    productsChange: string | null;
    servicesChange: string | null;
    enquiriesChange: string | null;
  };
  company: { name: string; email: string; whatsapp: string };
  promise: { hours: number; text: string; businessHours: BusinessHours };
  /** Mail that does not go out; null when all is well. */
  mail: MailTrouble | null;
  /** Address of the CMS panel, and of an entry in it with `{uid}` and `{id}` filled in. */
  cms: { url: string; entryUrl: string };
};

export type OverviewResponse = { data: Overview };
