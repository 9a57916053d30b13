/**
 * Enquiries in the dashboard: `/api/enquiries` for the roles of `session.ts`, in Strapi's formats.
 * `DELETE /api/enquiries/:documentId` responds with 204. Lists accept Strapi's `filters`, `sort`
 * and `pagination`, and also:
 * - `search`: searches folio, name, e-mail, phone and message, ignoring accents and case;
 * - `sort=urgency`: unanswered enquiries first, by due date; then the newest;
 * - `overdue=true`: unanswered enquiries past the response target.
 *
 * `GET /api/enquiries/export` accepts the same query and returns all results as CSV.
 */
import {
  ENQUIRY_STATUS_LABELS,
  type EnquiryChannel,
  type EnquiryHistoryRecord,
  type EnquiryStatus,
  type EnquiryType,
  type ReplyChannel,
} from './enquiry';
import type { EnquiryOwner } from './enquiry-owner';
import type { RecordedResult, ResultColumns } from './enquiry-result';
import type { VisitColumns } from './visit-columns';

export const ENQUIRY_PAGE_SIZE = 25;
export const NOTE_LIMITS = { min: 1, max: 2000 } as const;
/** Maximum number of enquiries per bulk request. */
export const BULK_LIMIT = 200;
export const SEARCH_MAX = 100;

export const DASHBOARD_ENQUIRY_MESSAGES = {
  notFound: 'Consulta no encontrada',
  stale:
    'Alguien más cambió esta consulta mientras la tenías abierta. Revisa los cambios y vuelve a intentarlo.',
  spamReply: 'Esta consulta está en spam. Para responderla, primero regrésala a «Nuevo».',
  note: `La nota debe tener entre ${NOTE_LIMITS.min} y ${NOTE_LIMITS.max} caracteres`,
  status: 'El estado no es válido',
  transition: (from: EnquiryStatus, to: EnquiryStatus) =>
    `Una consulta en «${ENQUIRY_STATUS_LABELS[from]}» no puede pasar a «${ENQUIRY_STATUS_LABELS[to]}»`,
  deleteForbidden: 'Solo un encargado puede eliminar consultas',
  bulk: `Elige entre 1 y ${BULK_LIMIT} consultas`,
} as const;

/** A row of the list. Dates are ISO 8601, UTC. */
export type EnquirySummary = ResultColumns & {
  documentId: string;
  folio: string;
  name: string;
  /** Always set for the channel `formulario`. */
  email: string | null;
  phone: string | null;
  type: EnquiryType;
  status: EnquiryStatus;
  message: string;
  /** Name of the product whose page linked to the form. */
  subject: string | null;
  /** Path and campaign of the visitor's page. */
  source: string | null;
  channel: EnquiryChannel;
  createdAt: string;
  /** Sent back with a change for optimistic locking. */
  updatedAt: string;
  /** Response target: due date, counted in business hours. */
  dueAt: string;
  firstReplyAt: string | null;
  /** Whose turn it is to answer; null for an enquiry that anyone can take. */
  owner: EnquiryOwner | null;
  /** What the owner does next; null when nothing is planned. */
  nextStep: string | null;
  /** Day of the next step, `YYYY-MM-DD`. */
  nextStepOn: string | null;
};

export type Pagination = { page: number; pageSize: number; pageCount: number; total: number };
export type EnquiryListResponse = { data: EnquirySummary[]; meta: { pagination: Pagination } };

export type EnquiryDetail = EnquirySummary &
  VisitColumns & {
    /** Of the chat link that a chat came from. */
    reference: string | null;
    spamReason: string | null;
    consentVersion: string | null;
    consentAt: string | null;
    /** Business minutes from arrival to the first reply. */
    answerMinutes: number | null;
    history: EnquiryHistoryRecord[];
    /** Other enquiries of the same person, newest first, at most 20. */
    related: EnquirySummary[];
  };

/** `GET /api/enquiries/:documentId` and every change of one. */
export type EnquiryDetailResponse = { data: EnquiryDetail };

/** The fields of a result, or none of them. */
export type WithResult = RecordedResult | { result?: undefined };

/**
 * `PUT /api/enquiries/:documentId`; 409 when `updatedAt` is sent and differs from the stored one.
 * Changing `nuevo` to `contactado` or `completado` counts as the first reply (a call, a visit);
 * changing back to `nuevo` reverts that, unless a reply was sent. The status `completado` needs a
 * result, which replaces that of an enquiry that is completed already; so does a result alone.
 */
export type EnquiryChangeRequest = {
  data: { status?: EnquiryStatus; note?: string; updatedAt?: string } & WithResult;
};

/**
 * `POST /api/enquiries/:documentId/replies`: records a reply sent by WhatsApp or e-mail.
 * Sets `firstReplyAt` the first time and moves `nuevo` to `contactado`. `template` is the name of the
 * template, which may have been renamed or deleted since it was opened; none for a free text.
 */
export type ReplyRequest = { data: { channel: ReplyChannel; template?: string } };

/** Each sale has an amount and a date of its own, so it cannot be recorded for several enquiries. */
export type BulkResult = Exclude<RecordedResult, { result: 'ganada' }>;

/**
 * `POST /api/enquiries/bulk`. The status `completado` needs a result; enquiries that have one
 * already keep it.
 */
export type BulkRequest = {
  data:
    | ({ ids: string[]; action: 'status'; status: EnquiryStatus } & (
        | BulkResult
        | { result?: undefined }
      ))
    | { ids: string[]; action: 'delete' };
};

/** `refused`: enquiries that exist but cannot change to the status. Neither counts deleted ones. */
export type BulkResponse = { data: { changed: number; refused: number } };

/** `GET /api/enquiries/summary`: cheap, polled every few seconds. */
export type EnquiryCountsResponse = {
  data: { nuevo: number; overdue: number; newestAt: string | null };
};
