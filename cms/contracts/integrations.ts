/**
 * What other systems receive about enquiries and subscriptions: the body of webhooks and the responses of
 * `/api/v1`. Names and meanings are a public contract: fields may be added, and none is renamed or removed
 * within a version.
 */
import type { ENQUIRY_STATUSES, EnquiryHistoryRecord } from './enquiry';

/** Fields of an enquiry that other systems receive, in the order of the documentation. */
export const SHARED_ENQUIRY_FIELDS = {
  folio: 'Number that the customer knows.',
  createdAt: 'When it arrived.',
  updatedAt: 'When it changed last. Ignore a version that is older than yours.',
  status: 'State. `dudoso` has a sign of spam and waits for staff.',
  type: 'What it is about.',
  channel: 'How it arrived.',
  name: 'Name of the sender.',
  email: 'E-mail address of the sender.',
  phone: 'Telephone number in E.164.',
  phoneExtension: 'Extension of the telephone number.',
  company: 'Company of the sender.',
  subject: 'Product, package or subject that the sender chose.',
  message: 'What the sender wrote.',
  extraLabel: 'Additional question of the form.',
  extraAnswer: 'Answer to the additional question.',
  source: 'Page of the site with the form.',
  firstCampaign: 'Campaign of the first visit.',
  firstSource: 'Source of the first visit.',
  firstMedium: 'Medium of the first visit.',
  lastCampaign: 'Campaign of the last visit.',
  lastSource: 'Source of the last visit.',
  lastMedium: 'Medium of the last visit.',
  firstReplyAt: 'When staff replied first.',
  dueAt: 'When the first reply is due.',
  nextStep: 'What staff do next.',
  nextStepOn: 'Day of the next step.',
  quoteAmount: 'Amount of the quote, in MXN.',
  quoteSaleOn: 'Day of the expected sale.',
  result: 'Result of a completed enquiry.',
  saleAmount: 'Amount of the sale, in MXN.',
  saleDate: 'Day of the sale.',
  lossReason: 'Reason of a lost enquiry.',
} as const;

export type SharedEnquiryField = keyof typeof SHARED_ENQUIRY_FIELDS;

/** An enquiry as other systems receive it. Dates are ISO 8601 in UTC, days `YYYY-MM-DD`. */
export type SharedEnquiry = {
  id: string;
  url: string;
  status: (typeof ENQUIRY_STATUSES)[number];
} & {
  [Field in Exclude<SharedEnquiryField, 'status'>]: string | number | null;
};

/** A subscription to the newsletter as other systems receive it. */
export type SharedSubscription = { id: string; email: string; createdAt: string };

/** What happened to an enquiry since its last event: names of the records of its history. */
export type EnquiryChange = EnquiryHistoryRecord['event'];

/** Response of `GET /api/v1/enquiries` and `GET /api/v1/subscriptions`: the oldest change first. */
export type Feed<Item> = {
  data: Item[];
  meta: {
    /** Send it as `cursor` to continue, now or days later; null while there is nothing yet. */
    cursor: string | null;
    /** Whether there is more to read now. */
    hasMore: boolean;
  };
};

export const FEED_LIMITS = { default: 100, max: 500 } as const;

/**
 * Minimum age of the changes in a feed, in milliseconds. A transaction may commit after a later change was
 * read; with its earlier date, a reader that is past that date would miss it.
 */
export const FEED_DELAY_MS = 30_000;

export const FEED_MESSAGES = {
  limit: `limit es un número de 1 a ${FEED_LIMITS.max}`,
  cursor: 'cursor no es válido: usa el de la última respuesta',
  since: 'since es una fecha como 2026-11-30T18:00:00Z',
  both: 'Usa cursor o since, no los dos',
  notFound: 'Esa consulta no existe',
} as const;
