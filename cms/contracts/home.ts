/** What the home page of the CMS panel tells staff of their content. */

type ListedEntry = {
  uid: string;
  documentId: string;
  isSingle: boolean;
  /** How staff call it, such as `Producto «Lector de códigos»`. */
  name: string;
};

export type WaitingDraft = ListedEntry & {
  /** Never published; published once; changed since it was published. */
  state: 'draft' | 'withdrawn' | 'modified';
  /** Who saved it last. */
  who: string | null;
  /** ISO 8601, UTC. */
  at: string;
};

/** `alternativeText`: a picture that nobody described, for who does not see it. */
export type Lack = 'picture' | 'description' | 'alternativeText';

export type IncompleteEntry = ListedEntry & { lacks: Lack[] };

/** The newest of them, and how many there are. */
type Listed<Entry> = { total: number; entries: Entry[] };

/** `GET /home-panel/drafts` */
export type WaitingDraftsResponse = { data: Listed<WaitingDraft> };

/** `GET /home-panel/incomplete` */
export type IncompleteResponse = { data: Listed<IncompleteEntry> };

/** Nothing of who wrote it: that is in the dashboard, where it is answered. */
export type NewEnquiry = {
  folio: string;
  type: string;
  at: string;
  isOverdue: boolean;
  /** Where it is answered. */
  url: string;
};

/** `GET /home-panel/enquiries`, for who may read them. */
export type NewEnquiries = Listed<NewEnquiry> & { url: string };
export type NewEnquiriesResponse = { data: NewEnquiries };

export const HOME_MESSAGES = {
  mayNotRead: 'Tu rol no permite ver las consultas.',
} as const;
