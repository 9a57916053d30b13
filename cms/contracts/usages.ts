/** Usages of entries and pictures, for the CMS panel. */

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

/** `GET /publish-checks/usages/:uid/:documentId`: only types that the user may read. */
export type UsagesResponse = { data: Usage[] };

/** A picture of the media library and its usages. */
export type PictureUsages = {
  id: number;
  name: string;
  /** URL of a small version for lists. */
  thumbnail: string;
  alternativeText: string | null;
  usages: Usage[];
};

/** `GET /publish-checks/pictures`: sorted by name. */
export type PicturesResponse = { data: PictureUsages[] };
