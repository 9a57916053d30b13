/**
 * What the people who answer enquiries see and do: `/api/enquiries` for the role `admin`, in
 * Strapi's shapes. `DELETE /api/enquiries/:documentId` answers 204. Lists take Strapi's `filters`, `sort` and `pagination`, and besides:
 * - `search`: in folio, name, e-mail, phone and message; accents and case do not matter;
 * - `sort=urgency`: those waiting for an answer first, the one due soonest at the top; then the newest;
 * - `overdue=true`: waiting for longer than promised.
 *
 * `GET /api/enquiries/export` takes the same query and answers all of it as CSV.
 */
import type { EnquiryHistoryRecord, EnquiryStatus, EnquiryType, ReplyChannel } from './enquiry';

export const ENQUIRY_PAGE_SIZE = 25;
export const NOTE_LIMITS = { min: 1, max: 2000 } as const;
/** Most enquiries that one bulk call may name. */
export const BULK_LIMIT = 200;
export const SEARCH_MAX = 100;

export const DESK_MESSAGES = {
  notFound: 'Consulta no encontrada',
  stale:
    'Alguien más cambió esta consulta mientras la tenías abierta. Revisa los cambios y vuelve a intentarlo.',
  note: `La nota debe tener entre ${NOTE_LIMITS.min} y ${NOTE_LIMITS.max} caracteres`,
  status: 'El estado no es válido',
  bulk: `Elige entre 1 y ${BULK_LIMIT} consultas`,
} as const;

/** A row of the list. Moments are ISO 8601, UTC. */
export type EnquirySummary = {
  documentId: string;
  folio: string;
  name: string;
  email: string;
  phone: string | null;
  type: EnquiryType;
  status: EnquiryStatus;
  message: string;
  /** Name of the product whose page led to the form. */
  subject: string | null;
  /** Path and campaign of the page the visitor was on. */
  source: string | null;
  createdAt: string;
  /** Sent back with a change, so that a stale one is noticed. */
  updatedAt: string;
  /** End of the promised time for an answer, counted in business hours. */
  dueAt: string;
  firstReplyAt: string | null;
};

export type Pagination = { page: number; pageSize: number; pageCount: number; total: number };
export type EnquiryListResponse = { data: EnquirySummary[]; meta: { pagination: Pagination } };

export type EnquiryDetail = EnquirySummary & {
  spamReason: string | null;
  consentVersion: string | null;
  consentAt: string | null;
  /** Business minutes from arrival to the first answer. */
  answerMinutes: number | null;
  history: EnquiryHistoryRecord[];
  /** Other enquiries with the same e-mail or phone, newest first, at most 20. */
  related: EnquirySummary[];
};

/** `GET /api/enquiries/:documentId` and every change of one. */
export type EnquiryDetailResponse = { data: EnquiryDetail };

/**
 * `PUT /api/enquiries/:documentId`; 409 when `updatedAt` is given and is not the stored one. Leaving
 * `nuevo` for `contactado` or `completado` counts as the first answer (a call, a visit); going back
 * to `nuevo` takes that back, unless an answer was written.
 */
export type EnquiryChangeRequest = {
  data: { status?: EnquiryStatus; note?: string; updatedAt?: string };
};

/**
 * `POST /api/enquiries/:documentId/replies`: an answer was sent by WhatsApp or by mail, as its author says.
 * Sets `firstReplyAt` the first time and moves `nuevo` to `contactado`.
 */
export type ReplyRequest = { data: { channel: ReplyChannel; template: string } };

/** `POST /api/enquiries/bulk`; what is gone by then is left out of `changed`. */
export type BulkRequest = {
  data:
    | { ids: string[]; action: 'status'; status: EnquiryStatus }
    | { ids: string[]; action: 'delete' };
};
export type BulkResponse = { data: { changed: number } };

/** `GET /api/enquiries/summary`: cheap, asked every few seconds. */
export type EnquiryCountsResponse = {
  data: { nuevo: number; overdue: number; newestAt: string | null };
};
