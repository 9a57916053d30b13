/**
 * The person who sent an enquiry: `GET /api/enquiries/:documentId/person`. Enquiries that share an
 * e-mail address or a phone number are of one person, also through other enquiries and through merges.
 *
 * - `POST /api/enquiries/:documentId/person/merges` merges two persons, each named by an enquiry.
 *   Merging what is one person already changes nothing.
 * - `DELETE /api/enquiries/:documentId/person/merges/:id` undoes a merge.
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
  noMerge: 'Esa unión ya no existe',
} as const;

/** `contacts`: an e-mail address or phone number of each person. Dates are ISO 8601, UTC. */
export type PersonMerge = {
  id: string;
  contacts: readonly [string, string];
  mergedBy: string;
  mergedAt: string;
  /** null while the merge is in effect, as is `undoneAt`. */
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
  /** Oldest first, with those that were undone. */
  merges: PersonMerge[];
  /** True when there are more than `PERSON_MAX_ENQUIRIES`. */
  isCut: boolean;
};
export type EnquiryPersonResponse = { data: EnquiryPerson };

/** `enquiry`: `documentId` of any enquiry of the other person. */
export type MergeRequest = { data: { enquiry: string } };
