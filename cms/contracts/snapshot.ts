/** `GET /api/publication/revision`, for the publisher: the published content at one point in time. */
import type { Redirects } from './redirects';

/** Identifies an entry for staff, and on the site by its slug. */
export type EntryLabel = { type: string; name: string; slug?: string };

/** Content of an entry that a release must contain, and its page. */
export type ShownEntry = {
  page: string;
  /** Name and price as formatted on the page. */
  texts: string[];
  /** Hashes of its pictures, which are part of the file names on the page. */
  pictures: string[];
};

/** Keys are `<uid>:<documentId>`. */
export type Snapshot = {
  /** Opaque text that changes whenever a build would produce another site. */
  revision: string;
  /** Hash of the public content of each entry. */
  entries: Record<string, string>;
  labels: Record<string, EntryLabel>;
  /** Content that the site must show, for each entry that a page lists. */
  shown: Record<string, ShownEntry>;
  redirects: Redirects;
};

export type SnapshotResponse = { data: Snapshot };
