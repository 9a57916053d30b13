/**
 * Enquiries in the dashboard: `/api/enquiries` for the roles of `session.ts`, in Strapi's formats.
 * `DELETE /api/enquiries/:documentId` responds with 204. Lists accept Strapi's `filters`, `sort`
 * and `pagination`, and also:
 * - `search`: searches folio, name, e-mail, phone, message, product, notes and next steps, ignoring
 *   accents, case and punctuation;
 * - `sort=urgency`: unanswered enquiries first, by due date; then the newest;
 * - `overdue=true`: unanswered enquiries past the response target;
 * - `idle=true`: answered open enquiries without a next step that have not changed for `IDLE_BUSINESS_DAYS`.
 *
 * `GET /api/enquiries/export` accepts the same query and returns all results as CSV, or with
 * `format=xlsx` as a workbook of at most `XLSX_MAX_ROWS`.
 */
import {
  ENQUIRY_STATUS_LABELS,
  type CompletionAnswer,
  type ContactChannel,
  type EnquiryChannel,
  type EnquiryHistoryRecord,
  type EnquiryStatus,
  type EnquiryType,
} from './enquiry';
import type { EnquiryLine } from './enquiry-lines';
import type { EnquiryMail, ReceivedMail } from './enquiry-mail';
import type { EnquiryOwner } from './enquiry-owner';
import type { QuoteColumns } from './enquiry-quote';
import type { RecordedResult, ResultColumns } from './enquiry-result';
import { formatNumber } from './number';
import type { PhoneColumns } from './phone';
import type { VisitColumns } from './visit-columns';

export const ENQUIRY_PAGE_SIZE = 25;
export const NOTE_LIMITS = { min: 1, max: 2000 } as const;
/** Maximum number of enquiries per bulk request. */
export const BULK_LIMIT = 200;
export const SEARCH_MAX = 100;
/** A search counts at most so many enquiries: counting all that match a frequent word reads every row. */
export const SEARCH_COUNT_MAX = 5_000;

/** A workbook is written in memory. */
export const XLSX_MAX_ROWS = 20_000;

export const DASHBOARD_ENQUIRY_MESSAGES = {
  notFound: 'Consulta no encontrada',
  stale:
    'Alguien más cambió esta consulta mientras la tenías abierta. Revisa los cambios y vuelve a intentarlo.',
  spamReply: 'Esta consulta está en spam. Para responderla, primero regrésala a «Nuevo».',
  conversationTemplate: 'Una llamada o una visita no lleva plantilla',
  answer: 'Indica si se respondió la consulta, y por qué medio',
  answerNotCompleted: 'Solo al completar la consulta se indica cómo se respondió',
  note: `La nota debe tener entre ${NOTE_LIMITS.min} y ${NOTE_LIMITS.max} caracteres`,
  status: 'El estado no es válido',
  transition: (from: EnquiryStatus, to: EnquiryStatus) =>
    `Una consulta en «${ENQUIRY_STATUS_LABELS[from]}» no puede pasar a «${ENQUIRY_STATUS_LABELS[to]}»`,
  deleteForbidden: 'Solo un encargado puede eliminar consultas',
  assignForbidden: 'Solo un encargado puede asignar consultas',
  exportTooLong: (count: number) =>
    `Son ${formatNumber(count)} consultas, y un archivo de Excel lleva hasta ${formatNumber(XLSX_MAX_ROWS)}. Filtra la lista o exporta en CSV.`,
  bulk: `Elige entre 1 y ${BULK_LIMIT} consultas`,
  undo: 'Este cambio ya no se puede deshacer. Corrígelo en la consulta.',
} as const;

/** A row of the list. Dates are ISO 8601, UTC. */
export type EnquirySummary = ResultColumns &
  QuoteColumns &
  PhoneColumns & {
    documentId: string;
    folio: string;
    name: string;
    /** Always set for the channel `formulario`. */
    email: string | null;
    /** Written by staff; visitors are not asked. */
    company: string | null;
    type: EnquiryType;
    status: EnquiryStatus;
    message: string;
    /** The product whose page linked to the form, or what its section says. */
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
    /** When the reply is due to what the sender wrote last; null after the reply. */
    waitingUntil: string | null;
    /** Number of mails of the sender since the last reply. */
    unansweredMails: number;
    /** Whose turn it is to answer; null for an enquiry that anyone can take. */
    owner: EnquiryOwner | null;
    /** What the owner does next; null when nothing is planned. */
    nextStep: string | null;
    /** Day of the next step, `YYYY-MM-DD`. */
    nextStepOn: string | null;
  };

export type Pagination = { page: number; pageSize: number; pageCount: number; total: number };
/** `isCapped` is true if `total` is `SEARCH_COUNT_MAX` and the search finds more. */
export type EnquiryListPagination = Pagination & { isCapped: boolean };
export type EnquiryListResponse = {
  data: EnquirySummary[];
  meta: { pagination: EnquiryListPagination };
};

export type EnquiryDetail = EnquirySummary &
  VisitColumns & {
    /** True if the mail server of the address refused the confirmation: it was probably mistyped. */
    isEmailRefused: boolean;
    /** Of the chat link that a chat came from. */
    reference: string | null;
    /** The additional field of a form section and the answer to it. */
    extraLabel: string | null;
    extraAnswer: string | null;
    /** The products of the visitor's list, with the prices of the day; empty without a list. */
    lines: EnquiryLine[];
    spamReason: string | null;
    consentVersion: string | null;
    consentAt: string | null;
    /** Business minutes from arrival to the first reply. */
    answerMinutes: number | null;
    history: EnquiryHistoryRecord[];
    /** Mails that staff wrote here, oldest first. */
    mails: EnquiryMail[];
    /** Mails of the sender, oldest first. */
    received: ReceivedMail[];
    /** Other enquiries of the same person, newest first, at most 20. */
    related: EnquirySummary[];
  };

/** A change that can be undone responds with a token for `UndoRequest`. */
export type WithUndo = { meta?: { undo: string } };

/** `GET /api/enquiries/:documentId` and every change of one. */
export type EnquiryDetailResponse = { data: EnquiryDetail } & WithUndo;

/** The fields of a result, or none of them. */
export type WithResult = RecordedResult | { result?: undefined };

/**
 * `PUT /api/enquiries/:documentId`; 409 when `updatedAt` is sent and differs from the stored one, except
 * for a note alone, which is added to what others have written.
 * Changing `nuevo` to `contactado` counts as the first reply; changing back to `nuevo` reverts that,
 * unless a reply was recorded. The status `completado` needs a result, which replaces that of an
 * enquiry that is completed already; so does a result alone. Completing an enquiry without a first
 * reply also needs `answer`, which is recorded as its reply; `none` leaves it without one. Closing an
 * enquiry drops its next step.
 */
export type EnquiryChangeRequest = {
  data: {
    status?: EnquiryStatus;
    answer?: CompletionAnswer;
    note?: string;
    updatedAt?: string;
  } & WithResult;
};

/**
 * `POST /api/enquiries/:documentId/replies`: records a reply sent by WhatsApp or e-mail, a call or a
 * conversation in person. Sets `firstReplyAt` the first time and moves `nuevo` to `contactado`.
 * `template` is the name of the template, which may have been renamed or deleted since it was opened;
 * none for a free text or a conversation.
 */
export type ReplyRequest = { data: { channel: ContactChannel; template?: string } };

/**
 * `POST /api/enquiries/:documentId/missed-calls`, without a body: records that the sender did not pick
 * up. The enquiry keeps waiting for its first reply; the caller becomes its owner if it has none.
 */

/**
 * `POST /api/enquiries/:documentId/reply-not-needed`, without a body: what the sender wrote after the first
 * reply needs no other one.
 */

/** Each sale has an amount and a date of its own, so it cannot be recorded for several enquiries. */
export type BulkResult = Exclude<RecordedResult, { result: 'ganada' }>;

/**
 * `POST /api/enquiries/bulk`. The status `completado` needs a result; enquiries that have one
 * already keep it. Those without a first reply also need `answer`.
 */
export type BulkRequest = {
  data:
    | ({
        ids: string[];
        action: 'status';
        status: EnquiryStatus;
        answer?: CompletionAnswer;
      } & (BulkResult | { result?: undefined }))
    | { ids: string[]; action: 'delete' }
    | { ids: string[]; action: 'take' }
    | { ids: string[]; action: 'assign'; ownerId: number };
};

/**
 * `unchanged`: enquiries that already had the status or the owner. `refused`: those that cannot change to the
 * status, or that another account has taken. None counts deleted ones.
 */
export type BulkResponse = {
  data: { changed: number; unchanged: number; refused: number };
} & WithUndo;

/** How long the account that made a change can undo it. The dashboard offers it for ten seconds. */
export const UNDO_MINUTES = 30;

/**
 * `POST /api/enquiries/undo`: restores status, result, quote, owner and next step of the enquiries that no other user
 * has changed since. Their history keeps the change inside a record `undone`. `token` comes with the
 * response to a change of the status, the result, the quote or the next step, or a bulk change; only the account that
 * made the change can use it.
 */
export type UndoRequest = { data: { token: string } };

/** `changed`: folios of the enquiries that were changed since; `gone`: of those that were deleted. */
export type UndoResponse = { data: { restored: number; changed: string[]; gone: string[] } };

/** `GET /api/enquiries/summary`: cheap, polled every few seconds. */
export type EnquiryCountsResponse = {
  data: {
    nuevo: number;
    overdue: number;
    dudoso: number;
    /** Enquiries with mails of the sender that wait for a reply. */
    withMails: number;
    /** Enquiries of «Sin siguiente paso». */
    idle: number;
    newestAt: string | null;
  };
};
