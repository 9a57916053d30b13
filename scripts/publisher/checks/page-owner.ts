import { entryPath, SINGLE_PAGES } from '@tequiora/cms/contracts/addresses.ts';
import type { EntryReference } from '@tequiora/cms/contracts/site-build.ts';
import type { Snapshot } from '@tequiora/cms/contracts/snapshot.ts';
import { referTo } from '../../lib/read-snapshot.ts';

/** Single type → page that shows its texts. */
const PAGES: Readonly<Record<string, string>> = {
  ...SINGLE_PAGES,
  'api::not-found-page.not-found-page': '/404.html',
};

/** Returns the entry whose content a page shows; undefined when no entry owns the page. */
export function findPageOwner(snapshot: Snapshot, route: string): EntryReference | undefined {
  const key = Object.entries(snapshot.labels).find(([each, { slug }]) => {
    const type = each.slice(0, each.lastIndexOf(':'));
    return (PAGES[type] ?? entryPath(type, slug)) === route;
  })?.[0];
  return key === undefined ? undefined : referTo(snapshot, key);
}
