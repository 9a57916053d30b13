/**
 * The person who sent an enquiry: `GET /api/enquiries/:documentId/person`. Enquiries that share an
 * e-mail address or a phone number are of one person, also through other enquiries and through merges.
 *
 * - `POST /api/enquiries/:documentId/person/merges` merges two persons, each named by an enquiry.
 *   Merging what is one person already changes nothing.
 * - `POST /api/enquiries/:documentId/person/separations` says that another enquiry is of another person,
 *   although contact data or a merge connects it. Merging both again undoes the separation.
 * - `DELETE /api/enquiries/:documentId/person/merges/:id` undoes a merge or a separation.
 *
 * Each responds with the person of `:documentId`.
 */
import type { EnquirySummary } from './dashboard-enquiry';
import type { EnquiryHistoryRecord } from './enquiry';

/** Maximum number of enquiries of one person that are searched and shown. */
export const PERSON_MAX_ENQUIRIES = 200;

export const ENQUIRY_PERSON_MESSAGES = {
  enquiry: 'Elige una consulta de la otra persona',
  noContact: 'Para unir personas, cada una necesita un correo o un teléfono',
  self: 'Elige otra consulta',
  noMerge: 'Esa unión o separación ya no existe',
} as const;

export const PERSON_MERGE_KINDS = ['merge', 'separation'] as const;
export type PersonMergeKind = (typeof PERSON_MERGE_KINDS)[number];

/**
 * A decision of staff about two persons. `contacts`: an e-mail address, phone number or folio of each
 * person. Dates are ISO 8601, UTC.
 */
export type PersonMerge = {
  id: string;
  kind: PersonMergeKind;
  contacts: readonly [string, string];
  mergedBy: string;
  mergedAt: string;
  /** null while the decision is in effect, as is `undoneAt`. */
  undoneBy: string | null;
  undoneAt: string | null;
};

export type PersonEnquiry = EnquirySummary & { history: EnquiryHistoryRecord[] };

export type EnquiryPerson = {
  /** Each without repetitions, the most recent first. */
  names: string[];
  emails: string[];
  phones: string[];
  /** Newest first. */
  enquiries: PersonEnquiry[];
  /** Merges and separations, oldest first, with those that were undone. */
  merges: PersonMerge[];
  /** True when there are more than `PERSON_MAX_ENQUIRIES`. */
  isCut: boolean;
};
export type EnquiryPersonResponse = { data: EnquiryPerson };

/** `enquiry`: `documentId` of any enquiry of the other person. */
export type MergeRequest = { data: { enquiry: string } };
export type SeparationRequest = MergeRequest;
