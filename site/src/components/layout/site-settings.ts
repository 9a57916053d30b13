import type { BusinessHours } from '@tequiora/cms/contracts/business-hours.ts';

export type Greetings = {
  general: string;
  product: string;
  service: string;
  demo: string;
  project: string;
  quote: string;
};

export type GreetingKind = keyof Greetings;

export type PostalAddress = {
  street: string | null;
  city: string;
  region: string;
  postalCode: string | null;
  country: string;
};

/** Company settings. Null while the CMS has none. */
export type SiteSettings = {
  companyName: string;
  tagline: string;
  /** E.164. */
  phone: string;
  /** E.164. */
  whatsapp: string;
  email: string;
  address: PostalAddress;
  mapsUrl: string | null;
  hours: BusinessHours;
  /** Public holidays and closures, `YYYY-MM-DD`. */
  closedDays: readonly string[];
  responseHours: number;
  responseText: string;
  /** Networks by their key in the CMS; unknown keys are not rendered. */
  socialLinks: readonly { network: string; url: string | null }[];
  claims: readonly { value: string; label: string }[];
  foundingYear: number | null;
  rating: number | null;
  greetings: Greetings;
  footerDescription: string | null;
  newsletterTitle: string | null;
  newsletterDescription: string | null;
  privacyNotice: string | null;
};
