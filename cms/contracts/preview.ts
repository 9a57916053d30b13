/**
 * `GET /api/preview`: one entry as saved, read with a preview token. `POST
 * /preview-panel/entries/:uid/:documentId`: one entry with the values of the panel's form.
 */

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
  /** The published version of a draft, to show what changes. */
  published: PreviewContent | null;
  /** Published name and slug; null when it is not published. */
  publishedAs: { name: string; slug: string | null } | null;
  /** Origin of the panel, whose frame may change what is shown. */
  panelOrigin: string;
};

export type PreviewResponse = { data: Preview };

/** An entry with values that may not be saved. */
export type UnsavedEntry = Pick<Preview, 'entry' | 'name'>;

export type UnsavedEntryResponse = { data: UnsavedEntry };

export const PREVIEW_MESSAGES = {
  noEntry: 'Esa entrada ya no existe.',
  mayNotRead: 'Tu rol no permite ver esta entrada.',
} as const;

/**
 * Path of a field in the panel's form, such as `hero.title` or `features.0.text`; of the closest
 * component if the page does not tell which of its fields is meant.
 */
export type FieldPath = string;

/** A text to write in the page, with the label of its field. */
export type WritableText = { path: FieldPath; value: string; label: string; isMultiline: boolean };

/** What a field shows on the page: a text, or a picture by the name of its file. */
export type Place = { path: FieldPath; text: string } | { path: FieldPath; picture: string };

/** What the panel sends to the page in its frame. */
export type MessageToPage =
  | ({ type: 'tequiora:entry' } & UnsavedEntry)
  /** Outlines the place of a field; null removes the outline. */
  | { type: 'tequiora:field'; path: FieldPath | null }
  /** Lets the user write the text in its place. */
  | ({ type: 'tequiora:write' } & WritableText)
  /** Outlines what a draft has and its published version has not. */
  | { type: 'tequiora:compare' }
  /** Outlines these places. */
  | { type: 'tequiora:mark'; places: readonly Place[] };

/**
 * Type of the message about a pressed place. Only code that edits pages contains it, so that the publisher can
 * check that no public page loads such code.
 */
export const PRESSED = 'tequiora:pressed';

/** A pressed place of the page. */
export type PressedPlace = {
  path: FieldPath;
  /** The place shows the text of its field and nothing else, so that it can be written there. */
  isWhole: boolean;
};

/** What the page in the panel's frame sends. */
export type MessageToPanel =
  | { type: 'tequiora:ready' }
  /** The page shows the values of the form, and its places can be pressed. */
  | { type: 'tequiora:shown' }
  /** The user clicked the place of a field; twice, to write there. */
  | ({ type: typeof PRESSED; isTwice: boolean } & PressedPlace)
  /** The user wrote in the place of a field. */
  | { type: 'tequiora:written'; path: FieldPath; value: string }
  /** What a draft shows and its published version does not, and the reverse. */
  | { type: 'tequiora:compared'; added: readonly Place[]; removed: readonly Place[] }
  /** The user dropped a file on a picture. */
  | { type: 'tequiora:dropped'; path: FieldPath; file: File };
