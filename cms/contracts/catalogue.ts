/**
 * Products and services for the role `admin`: `/api/products` and `/api/services` as Strapi has
 * them (`filters`, `sort`, `pagination`, `populate`, `?status=draft`), with these additions:
 * - `search` in lists: searches name and description, ignoring accents and case;
 * - `image`, `category` and `features` are included unless `populate` is given;
 * - with `?status=draft` every entry includes its `state`, and a single one its `warnings`;
 * - `POST …/:documentId/publish` and `POST …/:documentId/unpublish`;
 * - `POST` and `PUT` with `?status=draft` save without publishing, without it they also publish;
 *   a missing `slug` is generated from the name; `PUT` changes only the fields that are sent;
 *   `updatedAt`, when sent, must equal that of the stored draft (409);
 * - `POST`, `PUT` and the actions return the draft of the entry with its `state` and `warnings`; a
 *   publication refused by the publish checks (400) names every problem, as in the CMS panel;
 * - `GET /api/services/categories` returns the categories of all services.
 */
import type { Pagination } from './dashboard-enquiry';
import { formatDecimal } from './number';

const MEBIBYTE = 1024 * 1024;

export const CATALOGUE_LIMITS = {
  name: { min: 2, max: 120 },
  description: { min: 10, max: 2000 },
  price: { min: 0, max: 9_999_999.99 },
  priceText: { max: 80 },
  category: { max: 80 },
  feature: { max: 160 },
  features: { max: 12 },
  alternativeText: { max: 160 },
  /** Largest picture that can be uploaded. */
  pictureBytes: 30 * MEBIBYTE,
  /** Total of all frames of an animation. */
  picturePixels: 60_000_000,
  /** The decoder of HEIC needs up to 650 MB for these. */
  heicPixels: 50_000_000,
  /** Larger pictures are shrunk to these before they are stored. */
  storedPixels: 16_000_000,
  /** The site's build writes every picture as WebP, which allows 16,383 pixels a side. */
  storedSide: 16_000,
  storedBytes: 10 * MEBIBYTE,
  documentBytes: 10 * MEBIBYTE,
  /** The largest file that can be uploaded; about two minutes in 720p. */
  videoBytes: 30 * MEBIBYTE,
  captionsBytes: MEBIBYTE / 2,
} as const;

export const VIDEO_MEBIBYTES = CATALOGUE_LIMITS.videoBytes / MEBIBYTE;

/** Extensions of the pictures that can be uploaded, with their types. */
export const PICTURE_TYPES = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  heic: 'image/heic',
  heif: 'image/heif',
} as const;

/** Validation messages by field. */
export const CATALOGUE_FIELD_MESSAGES = {
  name: `El nombre debe tener entre ${CATALOGUE_LIMITS.name.min} y ${CATALOGUE_LIMITS.name.max} caracteres`,
  description: `La descripción debe tener entre ${CATALOGUE_LIMITS.description.min} y ${CATALOGUE_LIMITS.description.max} caracteres`,
  price: 'El precio debe ser un número entre 0 y 9,999,999.99, con dos decimales como máximo',
  priceText: `El precio debe tener entre 1 y ${CATALOGUE_LIMITS.priceText.max} caracteres`,
  category: 'Elige una categoría',
  categoryText: `La categoría debe tener como máximo ${CATALOGUE_LIMITS.category.max} caracteres`,
  featured: 'Destacado debe ser verdadero o falso',
  features: `Pon como máximo ${CATALOGUE_LIMITS.features.max} características`,
  feature: `Cada característica debe tener entre 1 y ${CATALOGUE_LIMITS.feature.max} caracteres`,
  image: 'Esta imagen ya no existe: súbela otra vez',
  slug: 'La dirección lleva solo minúsculas sin acento, números y guiones',
  slugTaken: 'Esta dirección ya la tiene otra entrada',
} as const;

export const CATALOGUE_MESSAGES = {
  productNotFound: 'Producto no encontrado',
  serviceNotFound: 'Servicio no encontrado',
  stale:
    'Alguien más guardó cambios mientras editabas. Recarga para verlos; lo que escribiste se conserva.',
} as const;

/** Size in pixels, as declared in the file header. */
export type PictureSize = { width: number; height: number; frames: number };

/**
 * Refusals of `POST /api/upload` (one picture as `files`, `fileInfo` with its `alternativeText`).
 * `POST /api/upload?id=` with `{ fileInfo: { alternativeText } }` updates the description of a
 * stored picture. `DELETE /api/upload/files/:id` deletes a picture that was uploaded there and that
 * nothing uses.
 */
export const PICTURE_MESSAGES = {
  type: (name: string) =>
    `«${name}» no es una imagen que el sitio pueda mostrar: sube una JPG, PNG, WebP, AVIF o HEIC. Como documento puedes subir un PDF; como video, un MP4, y como subtítulos, un VTT.`,
  unknownType:
    'Este tipo de archivo no se acepta: sube una imagen JPG, PNG, WebP, AVIF o HEIC, un documento PDF, un video MP4 o subtítulos VTT.',
  only: (name: string) => `«${name}» no es una imagen: aquí sube una JPG, PNG, WebP, AVIF o HEIC.`,
  bytes: `La imagen pesa más de ${CATALOGUE_LIMITS.pictureBytes / MEBIBYTE} MB`,
  weight: (name: string, bytes: number) =>
    `«${name}» pesa ${formatDecimal(bytes / MEBIBYTE)} MB y el límite es ${CATALOGUE_LIMITS.pictureBytes / MEBIBYTE} MB: redúcela antes de subirla.`,
  heavy: (name: string) =>
    `«${name}» sigue pesando más de ${CATALOGUE_LIMITS.storedBytes / MEBIBYTE} MB después de reducirla: guárdala más chica antes de subirla.`,
  pixels: (
    name: string,
    { width, height, frames }: PictureSize,
    limit: number = CATALOGUE_LIMITS.picturePixels,
  ) =>
    `«${name}» mide ${frames > 1 ? `${frames} cuadros de ` : ''}${formatDecimal(width)} × ${formatDecimal(height)} píxeles, que son ${formatDecimal((width * height * frames) / 1e6)} megapíxeles, y el límite es ${limit / 1e6}: redúcela antes de subirla.`,
  damaged: (name: string) => `No pudimos leer «${name}»: está dañada o incompleta.`,
  one: 'Sube una sola imagen, en el campo «files»',
  alternativeText: `La descripción de la imagen debe tener como máximo ${CATALOGUE_LIMITS.alternativeText.max} caracteres`,
  gone: 'Esta imagen ya no existe',
  ofPanel: 'Esta imagen se subió en el CMS: bórrala ahí',
  fields: 'Con la imagen solo se puede enviar su descripción',
} as const;

/** Refusals of PDF documents in the media library. */
export const DOCUMENT_MESSAGES = {
  weight: (name: string, bytes: number) =>
    `«${name}» pesa ${formatDecimal(bytes / MEBIBYTE)} MB y el límite de un PDF es ${CATALOGUE_LIMITS.documentBytes / MEBIBYTE} MB: expórtalo con menos calidad de imagen.`,
  damaged: (name: string) => `No pudimos leer «${name}»: el PDF está dañado o incompleto.`,
  active: (name: string) =>
    `«${name}» lleva programas o archivos dentro, que un PDF para descargar no debe llevar: ábrelo e imprímelo como PDF nuevo.`,
  otherKind:
    'Una imagen se cambia por otra imagen, y un PDF o un video por otro: sube este archivo como uno nuevo.',
} as const;

/** Refusals of videos and captions in the media library. */
export const VIDEO_MESSAGES = {
  weight: (name: string, bytes: number) =>
    `«${name}» pesa ${formatDecimal(bytes / MEBIBYTE)} MB y el límite de un video es ${VIDEO_MEBIBYTES} MB: expórtalo más corto o en 720p, o súbelo a YouTube o Vimeo y usa su dirección.`,
  damaged: (name: string) => `No pudimos leer «${name}»: el video está dañado o incompleto.`,
  codec: (name: string) =>
    `«${name}» no se vería en todos los navegadores: expórtalo como MP4 con H.264.`,
  captions: (name: string) =>
    `«${name}» no son subtítulos que el sitio pueda mostrar: guárdalos como VTT en UTF-8, hasta ${CATALOGUE_LIMITS.captionsBytes / 1024} kB.`,
} as const;

/** `modified`: published, with newer changes in the draft. */
export type PublicationState = 'draft' | 'published' | 'modified';

/** A picture of the media library; `POST /api/upload` returns an array of them. */
export type PictureRef = {
  id: number;
  /** Relative to the site: `/uploads/…`. */
  url: string;
  alternativeText: string | null;
  width: number | null;
  height: number | null;
  formats: { thumbnail?: { url: string } } | null;
};

export type Category = { documentId: string; name: string; slug: string };

type Entry = {
  documentId: string;
  name: string;
  slug: string | null;
  description: string | null;
  image: PictureRef | null;
  state: PublicationState;
  /** With the state `published`: whether visitors see it already. */
  isOnline?: boolean;
  /** Publish checks of severity `warning`; not in lists. */
  warnings?: string[];
  createdAt: string;
  updatedAt: string;
};

/** A draft may lack what a request must have. */
export type AdminProduct = Entry & { category: Category | null } & {
  [Name in Exclude<keyof ProductInput, 'category' | keyof Entry>]: ProductInput[Name] | null;
};

export type AdminService = Entry & {
  features: { text: string }[];
  /** Free text, such as `Desde $500/mes`. */
  price: string | null;
  category: string | null;
};

export type CatalogueListResponse<Item> = { data: Item[]; meta: { pagination: Pagination } };
export type CatalogueItemResponse<Item> = { data: Item };
export type ServiceCategoriesResponse = { data: string[] };

export type ProductInput = {
  name: string;
  description: string;
  /** Null for «A cotizar». */
  price: number | null;
  /** `documentId` of a category. */
  category: string;
  /** Id of an uploaded picture; null removes it. */
  image: number | null;
  featured: boolean;
};
export type ServiceInput = {
  name: string;
  description: string;
  features: { text: string }[];
  price: string;
  category: string | null;
  image: number | null;
};
export type CatalogueSaveRequest<Input> = { data: Input & { updatedAt?: string } };
