/** Lists on the home page of the CMS panel. */
import type { EnquiryType } from './enquiry';

type ListedEntry = {
  uid: string;
  documentId: string;
  isSingle: boolean;
  /** Label for staff, such as `Producto «Lector de códigos»`. */
  name: string;
};

export type WaitingDraft = ListedEntry & {
  /**
   * `draft`: never published. `withdrawn`: was published before. `modified`: changed since
   * publication.
   */
  state: 'draft' | 'withdrawn' | 'modified';
  /** User who saved it last. */
  who: string | null;
  /** ISO 8601, UTC. */
  at: string;
};

/** `alternativeText`: a picture without alternative text. */
export type Lack = 'picture' | 'description' | 'alternativeText';

export type IncompleteEntry = ListedEntry & { lacks: Lack[] };

/** The newest entries, and the total. */
type Listed<Entry> = { total: number; entries: Entry[] };

/** `GET /home-panel/drafts` */
export type WaitingDraftsResponse = { data: Listed<WaitingDraft> };

/** `GET /home-panel/incomplete` */
export type IncompleteResponse = { data: Listed<IncompleteEntry> };

/** Without personal data, which is only shown in the dashboard. */
export type NewEnquiry = {
  folio: string;
  type: EnquiryType;
  at: string;
  isOverdue: boolean;
  /** Address of the enquiry in the dashboard. */
  url: string;
};

/** `GET /home-panel/enquiries`: requires read permission for enquiries. */
export type NewEnquiries = Listed<NewEnquiry> & { url: string };
export type NewEnquiriesResponse = { data: NewEnquiries };

export const HOME_MESSAGES = {
  mayNotRead: 'Tu rol no permite ver las consultas.',
} as const;
