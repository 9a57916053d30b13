import type { PlaceholderValues } from './placeholders';

/** What the panel asks about links and uses of content. */

export type SitePages = {
  siteUrl: string;
  /** Every address that a link of the site may lead to. */
  pages: string[];
  /** What the site's settings give to the texts of entries. */
  placeholders: PlaceholderValues;
  /** The ids that a link may name, by page. */
  anchors: Record<string, string[]>;
};

/** `GET /content-guard/pages` */
export type PagesResponse = { data: SitePages };

export type NamedEntry = { documentId: string; name: string };

/** `GET /content-guard/names/:uid`: all entries of a type that one may read, as their drafts are named. */
export type NamesResponse = { data: NamedEntry[] };

/** An entry in which another one, or a picture, appears. */
export type Use = {
  uid: string;
  documentId: string;
  isSingle: boolean;
  /** How staff call it, such as `Producto «Lector de códigos»`. */
  name: string;
  /** Where in it, in the words of the form. */
  place: string;
  /** Whether visitors see it there. */
  isPublished: boolean;
};

/** `GET /content-guard/uses/:uid/:documentId`: only of types that one may read. */
export type UsesResponse = { data: Use[] };

/** A picture of the media library, and where it appears. */
export type PictureUses = {
  id: number;
  name: string;
  /** A small version of it, for lists. */
  thumbnail: string;
  alternativeText: string | null;
  uses: Use[];
};

/** `GET /content-guard/pictures`: all of them, by name. */
export type PicturesResponse = { data: PictureUses[] };
