import { isRecord } from '../../../../contracts/is-record';
import type { PublishCheck } from './publish-check';

/** Size limits of an entry: four times the size of the longest one on the site. */
const ENTRY_LIMITS = { characters: 200_000, fields: 1_500 };

function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + lengthOf(each), 0);
  return isRecord(value) ? lengthOf([value.text, value.url, value.children]) : 0;
}

/** Rejects entries that would exceed the size limit of a page. */
export const entrySizeCheck: PublishCheck = ({ fields }) => {
  const texts = fields.filter(({ attribute }) => attribute.type !== 'json');
  const longest = [...texts].sort((a, b) => lengthOf(b.value) - lengthOf(a.value))[0];
  if (!longest) return [];
  const characters = texts.reduce((sum, { value }) => sum + lengthOf(value), 0);
  const isTooLong = characters > ENTRY_LIMITS.characters;
  if (!isTooLong && fields.length <= ENTRY_LIMITS.fields) return [];
  const message = isTooLong
    ? `Son ${characters} caracteres y caben ${ENTRY_LIMITS.characters}: acorta «${longest.place}».`
    : 'Son demasiados elementos en las listas: quita algunos.';
  return [{ path: longest.path, message }];
};
