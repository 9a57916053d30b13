import type { SiteOrigins } from './link-address';
import type { PlaceholderValues } from './placeholders';

/** What the publish checks of the CMS panel read. */

export type SitePages = SiteOrigins & {
  /** Paths that links of the site may target. */
  pages: string[];
  /** Placeholder values from the site settings. */
  placeholders: PlaceholderValues;
  /** Element ids that links may target, by page. */
  anchors: Record<string, string[]>;
};

/** `GET /publish-checks/pages` */
export type PagesResponse = { data: SitePages };

export type NamedEntry = { documentId: string; name: string };

/** An entry as the checks of the other entries of its type read it. */
export type OtherEntry = NamedEntry & {
  /** Ids of the published pictures by field; only fields of the entry itself. */
  pictures: Record<string, number[]>;
};

/** `GET /publish-checks/names/:uid`: the entries of a type, with the names of their drafts. */
export type NamesResponse = { data: OtherEntry[] };
