import type { Change } from '../../contracts/history';
import { isRecord } from '../lib/fields';
import { linkChange, listOf, type Pair, type Path, valueChange } from './compare-fields';
import { type Content, type GetModel, keptAttributes } from './content';
import { shorten } from './shorten';

const NAMING = ['title', 'name', 'label', 'text', 'metric'];
const TEXTS = new Set(['string', 'text', 'richtext', 'email']);
const PART_NAME = 60;

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

  /** What somebody would call a component: its title, or else the first text in it. */
  function nameOf(uid: string, part: unknown): string {
    if (!isRecord(part)) return '';
    const fields = keptAttributes(getModel(uid)).flatMap(([field, { type }]) =>
      TEXTS.has(type) ? [field] : [],
    );
    const name = [...NAMING.filter((field) => fields.includes(field)), ...fields]
      .map((field) => part[field])
      .find((text) => typeof text === 'string' && text !== '');
    return typeof name === 'string' ? shorten(name, PART_NAME) : '';
  }

  function componentChange({ attribute, path, before, after }: Pair): Change[] {
    const component = attribute.component ?? '';
    if (isRecord(before) && isRecord(after)) {
      return within(`components.${component}`, component, path, before, after);
    }
    if (before === null && after === null) return [];
    const tell = (part: unknown) => (part === null ? null : nameOf(component, part));
    return [{ kind: 'part', path, before: tell(before), after: tell(after) }];
  }

  const isSame = (pair: Pair) => componentChange(pair).length === 0;

  /** The places of what is in the one list and, as often, not in the other. */
  function missing(pair: Pair, from: unknown[], to: unknown[]): number[] {
    const rest = [...to];
    return from.flatMap((before, place) => {
      const found = rest.findIndex((after) => isSame({ ...pair, before, after }));
      if (found < 0) return [place];
      rest.splice(found, 1);
      return [];
    });
  }

  function partChange(pair: Pair, place: number): Change[] {
    const last = pair.path.at(-1);
    const path = last ? [...pair.path.slice(0, -1), { ...last, place: place + 1 }] : pair.path;
    return componentChange({ ...pair, path });
  }

  function listChange(pair: Pair): Change[] {
    const [before, after] = [listOf(pair.before), listOf(pair.after)];
    const gone = missing(pair, before, after);
    const come = missing(pair, after, before);
    const kept = before.filter((_, place) => !gone.includes(place));
    const stayed = after.filter((_, place) => !come.includes(place));
    const isMoved = kept.some((part, at) => !isSame({ ...pair, before: part, after: stayed[at] }));
    // Where one went and one came at the same place, it is the same part, changed.
    const changed = gone.filter((place, at) => place === come[at]);
    const isOther = (place: number) => !changed.includes(place);
    return [
      ...changed.flatMap((place) =>
        partChange({ ...pair, before: before[place], after: after[place] }, place),
      ),
      ...gone
        .filter(isOther)
        .flatMap((place) => componentChange({ ...pair, before: before[place], after: null })),
      ...come
        .filter(isOther)
        .flatMap((place) => componentChange({ ...pair, before: null, after: after[place] })),
      ...(isMoved ? [{ kind: 'order' as const, path: pair.path }] : []),
    ];
  }

  return (uid: string, before: Content, after: Content): Change[] =>
    within(`content-types.${uid}`, uid, [], before, after);
}
