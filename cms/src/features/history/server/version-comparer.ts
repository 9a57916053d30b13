import type { Change } from '../../../../contracts/history';
import { isRecord } from '../../../../contracts/is-record';
import {
  compareLinks,
  listOf,
  type Pair,
  type Path,
  compareValues,
} from '../../../content-model/compare-values';
import type { Content, GetModel } from '../../../content-model/content-attributes';
import { versionedAttributes } from '../../../content-model/content-serializer';
import { shorten } from '../../../content-model/shorten';
import { componentOf } from '../../../content-model/walk-content';

const NAME_FIELDS = ['title', 'name', 'label', 'text', 'metric'];
const TEXTS = new Set(['string', 'text', 'richtext', 'email']);
const NAME_MAX = 60;

/**
 * Creates a function that lists the changes between two versions, based on the current models. Visits
 * two entries at once and pairs the parts of lists, which `walkContent` cannot do.
 */
export function createVersionComparer(getModel: GetModel) {
  const attributesOf = versionedAttributes(getModel);

  function within(owner: string, uid: string, above: Path, before: Content, after: Content) {
    return attributesOf(uid).flatMap(([field, attribute]): Change[] => {
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
          return compareLinks(pair);
        case 'component':
          return attribute.repeatable ? listChange(pair) : componentChange(pair);
        case 'dynamiczone':
          return listChange(pair);
        default:
          return compareValues(pair);
      }
    });
  }

  /** Returns the title of a component or its first text. */
  function nameOf(uid: string, part: unknown): string {
    if (!isRecord(part)) return '';
    const fields = attributesOf(uid).flatMap(([field, { type }]) =>
      TEXTS.has(type) ? [field] : [],
    );
    const name = [...NAME_FIELDS.filter((field) => fields.includes(field)), ...fields]
      .map((field) => part[field])
      .find((text) => typeof text === 'string' && text !== '');
    return typeof name === 'string' ? shorten(name, NAME_MAX) : '';
  }

  function componentChange({ attribute, path, before, after }: Pair): Change[] {
    if (before === null && after === null) return [];
    const component = componentOf(attribute, after ?? before) ?? '';
    const isSameComponent = componentOf(attribute, before) === componentOf(attribute, after);
    if (isRecord(before) && isRecord(after) && isSameComponent) {
      return within(`components.${component}`, component, path, before, after);
    }
    const describe = (part: unknown) =>
      part === null ? null : nameOf(componentOf(attribute, part) ?? '', part);
    return [{ kind: 'part', path, before: describe(before), after: describe(after) }];
  }

  const isSame = (pair: Pair) => componentChange(pair).length === 0;

  /**
   * Returns the indices of the parts in `from` without a counterpart in `to` (multiset difference).
   */
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
    const removed = missing(pair, before, after);
    const added = missing(pair, after, before);
    const kept = before.filter((_, place) => !removed.includes(place));
    const keptAfter = after.filter((_, place) => !added.includes(place));
    const isMoved = kept.some(
      (part, at) => !isSame({ ...pair, before: part, after: keptAfter[at] }),
    );
    // A removal and an addition at the same place are reported as a change of the part.
    const changed = removed.filter((place, at) => place === added[at]);
    const isUnpaired = (place: number) => !changed.includes(place);
    return [
      ...changed.flatMap((place) =>
        partChange({ ...pair, before: before[place], after: after[place] }, place),
      ),
      ...removed
        .filter(isUnpaired)
        .flatMap((place) => componentChange({ ...pair, before: before[place], after: null })),
      ...added
        .filter(isUnpaired)
        .flatMap((place) => componentChange({ ...pair, before: null, after: after[place] })),
      ...(isMoved ? [{ kind: 'order' as const, path: pair.path }] : []),
    ];
  }

  return (uid: string, before: Content, after: Content): Change[] =>
    within(`content-types.${uid}`, uid, [], before, after);
}
