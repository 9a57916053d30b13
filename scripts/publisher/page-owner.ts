import type { EntryReference } from './failure.ts';
import { ENTRY_PAGES, PAGE_TYPES } from './routes.ts';
import { referTo, type Snapshot } from './snapshot.ts';

/** Returns the entry whose content a page shows; undefined when no entry owns the page. */
export function findPageOwner(snapshot: Snapshot, route: string): EntryReference | undefined {
  const uid = PAGE_TYPES[route];
  const key = Object.entries(snapshot.labels).find(([each, { slug }]) => {
    if (uid) return each.startsWith(`${uid}:`);
    return Object.entries(ENTRY_PAGES).some(
      ([type, prefix]) => each.startsWith(`${type}:`) && route === `${prefix}${slug}`,
    );
  })?.[0];
  return key === undefined ? undefined : referTo(snapshot, key);
}
