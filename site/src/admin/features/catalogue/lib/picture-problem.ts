import { CATALOGUE_LIMITS, PICTURE_TYPES } from '@tequiora/cms/contracts/catalogue.ts';
import { formatDecimal } from '@tequiora/cms/contracts/number.ts';

const MEBIBYTE = 1024 * 1024;
const LARGEST = CATALOGUE_LIMITS.pictureBytes / MEBIBYTE;

export const PICTURE_HINT = `JPG, PNG, WebP, AVIF o HEIC, de hasta ${LARGEST} MB`;

/** For file pickers: browsers on Windows know some of the types by their extension only. */
export const PICTURE_ACCEPT = [
  ...new Set(Object.values(PICTURE_TYPES)),
  ...Object.keys(PICTURE_TYPES).map((extension) => `.${extension}`),
].join(',');

/** Returns true when the type, or the extension of a file without a type, is one of a picture. */
function isPicture({ name, type }: File): boolean {
  if (Object.values<string>(PICTURE_TYPES).includes(type)) return true;
  const isUnknown = type === '' || type === 'application/octet-stream';
  return (
    isUnknown && Object.hasOwn(PICTURE_TYPES, name.slice(name.lastIndexOf('.') + 1).toLowerCase())
  );
}

/** Returns why a file cannot be uploaded; null when it can. The CMS decides by its content. */
export function pictureProblem(file: File): string | null {
  const { name, size } = file;
  if (!isPicture(file)) {
    return `«${name}» no se puede usar: elige una imagen JPG, PNG, WebP, AVIF o HEIC.`;
  }
  if (size === 0) return `«${name}» está vacío. Elige otra imagen.`;
  if (size > CATALOGUE_LIMITS.pictureBytes) {
    return `«${name}» pesa ${formatDecimal(size / MEBIBYTE)} MB y el máximo es ${LARGEST} MB. Elige una más ligera.`;
  }
  return null;
}
