import type { Change, ChangeStep, Plain, ValueType } from '../../contracts/history';
import { canonicalJson } from '../lib/canonical-json';
import { isRecord } from '../lib/fields';
import { type Attribute, type Content, type GetModel, keptAttributes, type Link } from './content';
import { shorten, shortenPair } from './shorten';

type Path = ChangeStep[];
type Pair = { attribute: Attribute; path: Path; before: unknown; after: unknown };

/** Amounts of pesos; the rest of the numbers are counts. */
const MONEY = new Set(['price', 'priceMin', 'priceMax', 'amount', 'investment']);
const NAMING = ['title', 'name', 'label', 'text', 'metric'];
const PART_NAME = 60;

function valueType(field: string, type: string): ValueType {
  switch (type) {
    case 'decimal':
    case 'integer':
      return MONEY.has(field) ? 'money' : 'number';
    case 'boolean':
    case 'date':
      return type;
    case 'json':
    case 'blocks':
      return 'other';
    default:
      return 'text';
  }
}

function valueChange({ attribute, path, before, after }: Pair): Change[] {
  if (canonicalJson(before) === canonicalJson(after)) return [];
  const type = valueType(path.at(-1)?.field ?? '', attribute.type);
  const tell = (value: unknown): Plain =>
    value === null || type !== 'other' ? (value as Plain) : '';
  if (typeof before === 'string' && typeof after === 'string') {
    const [was, is] = shortenPair(before, after);
    return [{ kind: 'value', path, type, before: was, after: is }];
  }
  const short = (value: Plain) => (typeof value === 'string' ? shorten(value) : value);
  return [{ kind: 'value', path, type, before: short(tell(before)), after: short(tell(after)) }];
}

const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === null ? [] : [value];

function linkChange({ attribute, path, before, after }: Pair): Change[] {
  const keysOf = (value: unknown) => (listOf(value) as Link[]).map(({ key }) => key);
  const isMedia = attribute.type === 'media';
  // People arrange pictures; a relation has no order of its own.
  const inOrder = (keys: Link['key'][]) => (isMedia ? keys : keys.sort());
  if (canonicalJson(inOrder(keysOf(before))) === canonicalJson(inOrder(keysOf(after)))) return [];
  const namesOf = (value: unknown) => {
    const links = listOf(value) as Link[];
    return links.length > 0 ? shorten(links.map(({ label }) => label ?? '').join(', ')) : null;
  };
  const kind = isMedia ? 'picture' : 'relation';
  return [{ kind, path, before: namesOf(before), after: namesOf(after) }];
}

/** What somebody would call a component: its title, or else the first text in it. */
function nameOf(part: unknown): string {
  if (!isRecord(part)) return '';
  const texts = [...NAMING.map((field) => part[field]), ...Object.values(part)];
  const found = texts.find((text) => typeof text === 'string' && text !== '');
  return typeof found === 'string' ? shorten(found, PART_NAME) : '';
}

/** Finds in which fields two versions of an entry differ, by the models as they are now. */
export function createComparison(getModel: GetModel) {
  function within(owner: string, uid: string, above: Path, before: Content, after: Content) {
    return keptAttributes(getModel(uid)).flatMap(([field, attribute]): Change[] => {
      const path = [...above, { owner, field }];
      const pair = {
        attribute,
        path,
        before: before[field] ?? null,
        after: after[field] ?? null,
      };
      switch (attribute.type) {
        case 'media':
        case 'relation':
          return linkChange(pair);
        case 'component':
          return attribute.repeatable ? listChange(pair) : componentChange(pair);
        default:
          return valueChange(pair);
      }
    });
  }

  function componentChange({ attribute, path, before, after }: Pair): Change[] {
    const component = attribute.component ?? '';
    if (isRecord(before) && isRecord(after)) {
      return within(`components.${component}`, component, path, before, after);
    }
    if (before === null && after === null) return [];
    const tell = (part: unknown) => (part === null ? null : nameOf(part));
    return [{ kind: 'part', path, before: tell(before), after: tell(after) }];
  }

  const isSame = (pair: Pair) => componentChange(pair).length === 0;

  /** What is in the one list and, as often, not in the other. */
  function missing(pair: Pair, from: unknown[], to: unknown[]): unknown[] {
    const rest = [...to];
    return from.filter((before) => {
      const found = rest.findIndex((after) => isSame({ ...pair, before, after }));
      if (found >= 0) rest.splice(found, 1);
      return found < 0;
    });
  }

  function listChange(pair: Pair): Change[] {
    const { path } = pair;
    const [before, after] = [listOf(pair.before), listOf(pair.after)];
    const gone = missing(pair, before, after);
    const come = missing(pair, after, before);
    if (gone.length === 0 && come.length === 0) {
      const isMoved = before.some(
        (part, at) => !isSame({ ...pair, before: part, after: after[at] }),
      );
      return isMoved ? [{ kind: 'order', path }] : [];
    }
    if (before.length !== after.length) {
      return [
        ...gone.map((part): Change => ({ kind: 'part', path, before: nameOf(part), after: null })),
        ...come.map((part): Change => ({ kind: 'part', path, before: null, after: nameOf(part) })),
      ];
    }
    return before.flatMap((part, at) => {
      const last = path.at(-1);
      const place = last ? [...path.slice(0, -1), { ...last, place: at + 1 }] : path;
      return componentChange({ ...pair, path: place, before: part, after: after[at] });
    });
  }

  return (uid: string, before: Content, after: Content): Change[] =>
    within(`content-types.${uid}`, uid, [], before, after);
}
