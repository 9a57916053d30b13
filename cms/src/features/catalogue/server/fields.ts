import { isAddress } from '../../../../contracts/addresses';
import { CATALOGUE_FIELD_MESSAGES, CATALOGUE_LIMITS } from '../../../../contracts/catalogue';
import { normaliseLine, normaliseText } from '../../../../contracts/text';
import { accept, type Field, refuse, text } from '../../../platform/values/fields';

export function catalogueText(
  name: keyof typeof CATALOGUE_FIELD_MESSAGES,
  limits: { min?: number; max: number; multiline?: boolean },
): Field<string> {
  const message = CATALOGUE_FIELD_MESSAGES[name];
  const field = text({ ...limits, messages: { min: message, max: message, characters: message } });
  const normalise = limits.multiline ? normaliseText : normaliseLine;
  return (raw) => field(typeof raw === 'string' ? normalise(raw) : raw);
}

const slug: Field<string | undefined> = (raw) => {
  if (raw === undefined || raw === null) return accept(undefined);
  const isSlug =
    typeof raw === 'string' && raw.length <= CATALOGUE_LIMITS.name.max && isAddress(raw);
  return isSlug ? accept(raw) : refuse(CATALOGUE_FIELD_MESSAGES.slug);
};

/** Id of an uploaded picture. Does not check that the picture exists. */
const image: Field<number | null> = (raw) => {
  if (raw === undefined || raw === null) return accept(null);
  const isId = typeof raw === 'number' && Number.isSafeInteger(raw) && raw > 0 && raw < 2 ** 31;
  return isId ? accept(raw) : refuse(CATALOGUE_FIELD_MESSAGES.image);
};

/** The fields that every entry of the catalogue has. */
export const COMMON_FIELDS = {
  name: catalogueText('name', CATALOGUE_LIMITS.name),
  description: catalogueText('description', { ...CATALOGUE_LIMITS.description, multiline: true }),
  slug,
  image,
};
