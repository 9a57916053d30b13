/** `GET /api/preview`: one entry as it stands, read with the token of the panel's preview. */

/** How long the token of a preview lives. */
export const PREVIEW_MINUTES = 10;

export type PreviewStatus = 'draft' | 'published';

export type PreviewPicture = {
  url: string;
  alternativeText: string | null;
  width: number | null;
  height: number | null;
  focalPoint: { x: number; y: number } | null;
};

/**
 * The content of an entry in the shape that the site's sections take: lists of texts are texts, no
 * list is null, and what may not be missing in public is empty where a draft does not have it yet.
 */
export type PreviewContent = Record<string, unknown>;

export type Preview = {
  uid: string;
  documentId: string;
  status: PreviewStatus;
  /** How staff know the entry: `Producto`, `Báscula`. */
  type: string;
  name: string;
  /** How long the token still lives, whatever clock the reader has. */
  secondsLeft: number;
  entry: PreviewContent;
  /** How the site knows the entry by now; null when it is not published. */
  publishedAs: { name: string; slug: string | null } | null;
};

export type PreviewResponse = { data: Preview };
