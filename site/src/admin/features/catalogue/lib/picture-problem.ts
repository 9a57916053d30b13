import { CATALOGUE_LIMITS, PICTURE_TYPES } from '@tequiora/cms/contracts/catalogue.ts';
import { formatDecimal } from '@tequiora/cms/contracts/number.ts';

const MEBIBYTE = 1024 * 1024;
const LARGEST = CATALOGUE_LIMITS.pictureBytes / MEBIBYTE;

export const PICTURE_HINT = `PNG, JPG, WebP o AVIF, de hasta ${LARGEST} MB`;

/** Returns why a file cannot be uploaded; null when it can. */
export function pictureProblem({ name, type, size }: File): string | null {
  if (!PICTURE_TYPES.some((known) => known === type)) {
    return `«${name}» no se puede usar: elige una imagen PNG, JPG, WebP o AVIF.`;
  }
  if (size === 0) return `«${name}» está vacío. Elige otra imagen.`;
  if (size > CATALOGUE_LIMITS.pictureBytes) {
    return `«${name}» pesa ${formatDecimal(size / MEBIBYTE)} MB y el máximo es ${LARGEST} MB. Elige una más ligera.`;
  }
  return null;
}
