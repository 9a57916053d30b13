import type { PlaceholderValues } from './placeholders';

/** Links and usages of content, for the CMS panel. */

export type SitePages = {
  siteUrl: string;
  /** Paths that links of the site may target. */
  pages: string[];
  /** Placeholder values from the site settings. */
  placeholders: PlaceholderValues;
  /** Element ids that links may target, by page. */
  anchors: Record<string, string[]>;
};

/** `GET /content-guard/pages` */
export type PagesResponse = { data: SitePages };

export type NamedEntry = { documentId: string; name: string };

/** An entry as the checks of the other entries of its type read it. */
export type OtherEntry = NamedEntry & {
  /** Ids of the published pictures by field; only fields of the entry itself. */
  pictures: Record<string, number[]>;
};

/** `GET /content-guard/names/:uid`: the entries of a type, with the names of their drafts. */
export type NamesResponse = { data: OtherEntry[] };

/** An entry that references another entry or a picture. */
export type Usage = {
  uid: string;
  documentId: string;
  isSingle: boolean;
  /** Label for staff, such as `Producto «Lector de códigos»`. */
  name: string;
  /** Field labels of the form that lead to the reference. */
  place: string;
  /** Whether the published version has the reference. */
  isPublished: boolean;
  /** Whether the draft has the reference. False after a change that is not published yet. */
  isDraft: boolean;
};

/** `GET /content-guard/uses/:uid/:documentId`: only types that the user may read. */
export type UsagesResponse = { data: Usage[] };

/** A picture of the media library and its usages. */
export type PictureUsages = {
  id: number;
  name: string;
  /** URL of a small version for lists. */
  thumbnail: string;
  alternativeText: string | null;
  uses: Usage[];
};

/** `GET /content-guard/pictures`: sorted by name. */
export type PicturesResponse = { data: PictureUsages[] };
