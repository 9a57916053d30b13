/** `GET /api/preview`: one entry as saved, read with a preview token. */

/** Lifetime of a preview token. */
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
 * Content of an entry in the props format of the site's sections: lists of texts are strings, lists
 * are never null, and required fields that a draft does not have yet are empty. Parts of a dynamic zone
 * have the uid of their component as `__component`.
 */
export type PreviewContent = Record<string, unknown>;

export type Preview = {
  uid: string;
  documentId: string;
  status: PreviewStatus;
  /** Labels for staff: `Producto`, `Báscula`. */
  type: string;
  name: string;
  /** Remaining lifetime of the token, independent of the client's clock. */
  secondsLeft: number;
  entry: PreviewContent;
  /** Published name and slug; null when it is not published. */
  publishedAs: { name: string; slug: string | null } | null;
};

export type PreviewResponse = { data: Preview };
