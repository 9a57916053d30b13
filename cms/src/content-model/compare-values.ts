import type { Change, ChangeStep, Plain, ValueType } from '../../contracts/history';
import { isMoneyField } from '../../contracts/money';
import { canonicalJson } from '../platform/values/canonical-json';
import type { Attribute } from './content-attributes';
import type { Link } from './content-serializer';
import { shorten, shortenPair } from './shorten';

export type Path = ChangeStep[];
export type Pair = { attribute: Attribute; path: Path; before: unknown; after: unknown };

export function valueType(field: string, type: string): ValueType {
  switch (type) {
    case 'decimal':
    case 'integer':
      return isMoneyField(field) ? 'money' : 'number';
    case 'boolean':
    case 'date':
      return type;
    case 'enumeration':
      return 'option';
    case 'json':
    case 'blocks':
      return 'other';
    default:
      return 'text';
  }
}

export function compareValues({ attribute, path, before, after }: Pair): Change[] {
  if (canonicalJson(before) === canonicalJson(after)) return [];
  const type = valueType(path.at(-1)?.field ?? '', attribute.type);
  const toPlain = (value: unknown): Plain =>
    value === null || type !== 'other' ? (value as Plain) : '';
  if (typeof before === 'string' && typeof after === 'string') {
    const [shortBefore, shortAfter] = shortenPair(before, after);
    return [{ kind: 'value', path, type, before: shortBefore, after: shortAfter }];
  }
  const short = (value: Plain) => (typeof value === 'string' ? shorten(value) : value);
  return [
    { kind: 'value', path, type, before: short(toPlain(before)), after: short(toPlain(after)) },
  ];
}

export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === null ? [] : [value];

/** Returns the links of a stored picture or relation. */
const linksOf = (value: unknown) => listOf(value) as Link[];

export function compareLinks({ attribute, path, before, after }: Pair): Change[] {
  const keysOf = (value: unknown) => linksOf(value).map(({ key }) => key);
  const isMedia = attribute.type === 'media';
  // The order of pictures is content; relations are unordered.
  const inOrder = (keys: Link['key'][]) => (isMedia ? keys : keys.sort());
  if (canonicalJson(inOrder(keysOf(before))) === canonicalJson(inOrder(keysOf(after)))) return [];
  const namesOf = (value: unknown) => {
    const links = linksOf(value);
    return links.length > 0 ? shorten(links.map(({ label }) => label ?? '').join(', ')) : null;
  };
  const kind = isMedia ? 'picture' : 'relation';
  return [{ kind, path, before: namesOf(before), after: namesOf(after) }];
}
