import { entryPath } from '@tequiora/cms/contracts/addresses.ts';
import { pathOf, type Redirects } from '@tequiora/cms/contracts/redirects.ts';
import type { HeldEntry } from '@tequiora/cms/contracts/site-build.ts';
import type { Snapshot } from '@tequiora/cms/contracts/snapshot.ts';
import { findFile } from '../../lib/releases/routes.ts';
import { keyOf } from '../failures/held-entries.ts';

/** Returns the redirects except those to the new page of a held entry, which the release lacks. */
export function redirectsToShown(
  { redirects, labels }: Pick<Snapshot, 'redirects' | 'labels'>,
  held: readonly HeldEntry[],
  files: { has: (file: string) => boolean },
): Redirects {
  const missing = new Set(
    held
      .map(({ entry }) => entryPath(entry.uid, labels[keyOf(entry)]?.slug))
      .filter((page) => page !== undefined && !findFile(files, page)),
  );
  const isShown = ([, redirect]: [string, Redirects[string]]) =>
    redirect.status === 410 || !missing.has(pathOf(redirect.to));
  return Object.fromEntries(Object.entries(redirects).filter(isShown));
}
