import { entryPath } from '@tequiora/cms/contracts/addresses.ts';
import type { EntryReference } from '@tequiora/cms/contracts/site-build.ts';
import type { Snapshot } from '@tequiora/cms/contracts/snapshot.ts';
import { referTo } from '../../lib/read-snapshot.ts';
import { PAGE_TYPES } from '../../lib/releases/routes.ts';

/** Returns the entry whose content a page shows; undefined when no entry owns the page. */
export function findPageOwner(snapshot: Snapshot, route: string): EntryReference | undefined {
  const pageType = PAGE_TYPES[route];
  const key = Object.entries(snapshot.labels).find(([each, { slug }]) => {
    const type = each.slice(0, each.lastIndexOf(':'));
    return pageType ? type === pageType : entryPath(type, slug) === route;
  })?.[0];
  return key === undefined ? undefined : referTo(snapshot, key);
}
