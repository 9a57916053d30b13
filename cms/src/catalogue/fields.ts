import { CATALOGUE_FIELD_MESSAGES, CATALOGUE_LIMITS } from '../../contracts/catalogue';
import { accept, type Field, refuse, text } from '../lib/fields';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function catalogueText(
  name: keyof typeof CATALOGUE_FIELD_MESSAGES,
  limits: { min?: number; max: number; multiline?: boolean },
): Field<string> {
  const message = CATALOGUE_FIELD_MESSAGES[name];
  return text({ ...limits, messages: { min: message, max: message, characters: message } });
}

const slug: Field<string | undefined> = (raw) => {
  if (raw === undefined || raw === null) return accept(undefined);
  const isSlug =
    typeof raw === 'string' && raw.length <= CATALOGUE_LIMITS.name.max && SLUG.test(raw);
  return isSlug ? accept(raw) : refuse(CATALOGUE_FIELD_MESSAGES.slug);
};

/** Id of an uploaded picture; whether there is one with it is asked later. */
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
