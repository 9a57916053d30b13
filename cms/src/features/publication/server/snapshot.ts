import { type HomeSection, shownHomeSections } from '../../../../contracts/home-sections';
import type { EntryLabel, Snapshot } from '../../../../contracts/snapshot';
import {
  resolveRedirects,
  type StoredRedirect,
} from '../../../content-model/redirects/resolve-redirects';
import { fingerprint } from '../../../platform/values/fingerprint';
import { arrangementOf, HOME_UID, shownOf } from './shown-on-site';

export type PublishedEntry = {
  uid: string;
  documentId: string;
  label: EntryLabel;
  content: Record<string, unknown>;
};

const HASH_LENGTH = 32;

/** Types that only a section of the home page lists. */
const LISTED_AT_HOME: readonly (readonly [HomeSection, string])[] = [
  ['clientes', 'api::client.client'],
  ['testimonios', 'api::testimonial.testimonial'],
];

/** Returns the types whose section staff have hidden on the home page. */
function hiddenTypes(published: readonly PublishedEntry[]): ReadonlySet<string> {
  const home = published.find(({ uid }) => uid === HOME_UID);
  if (!home) return new Set();
  const shown = shownHomeSections(arrangementOf(home.content));
  return new Set(LISTED_AT_HOME.flatMap(([name, uid]) => (shown.includes(name) ? [] : [uid])));
}

/** Hashes the published entries and redirects; the result does not depend on their order. */
export function takeSnapshot(
  published: readonly PublishedEntry[],
  stored: readonly StoredRedirect[] = [],
): Snapshot {
  const entries: Snapshot['entries'] = {};
  const labels: Snapshot['labels'] = {};
  const shown: Snapshot['shown'] = {};
  const hidden = hiddenTypes(published);
  for (const { uid, documentId, label, content } of published) {
    const key = `${uid}:${documentId}`;
    entries[key] = fingerprint(content).slice(0, HASH_LENGTH);
    labels[key] = label;
    const onPage = shownOf(uid, content);
    if (onPage && !hidden.has(uid)) shown[key] = onPage;
  }
  const redirects = resolveRedirects(stored, labels);
  return { revision: fingerprint({ entries, redirects }), entries, labels, shown, redirects };
}
