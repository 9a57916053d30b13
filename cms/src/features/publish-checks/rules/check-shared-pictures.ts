import { isRecord } from '../../../../contracts/is-record';
import type { Attribute } from '../../../content-model/content-attributes';
import { fieldCheck } from './publish-check';

/** Entries of the same company show the same logo. */
const MAY_REPEAT: ReadonlySet<string> = new Set(['companyLogo']);

/** Returns true for fields of an entry whose picture distinguishes it from the other entries of its type. */
export function isOwnPicture({ type }: Attribute, name: string): boolean {
  return type === 'media' && !MAY_REPEAT.has(name);
}

/** Warns about a picture that is already published with another entry of the type. */
export const sharedPictureCheck = fieldCheck(
  ({ attribute, name, path, value, place }, { documentId, others = [] }) => {
    if (path.length > 1 || !isOwnPicture(attribute, name)) return undefined;
    return [value]
      .flat()
      .filter(isRecord)
      .flatMap((file) => {
        const sharing = others.filter(
          (other) =>
            other.documentId !== documentId && other.pictures[name]?.includes(Number(file.id)),
        );
        if (sharing.length === 0) return [];
        const names = sharing.map((other) => `«${other.name}»`).join(', ');
        return `«${place}»: «${String(file.name)}» ya se ve en ${names}. Quien visite el sitio no los distinguirá: ¿es la imagen correcta?`;
      });
  },
);
