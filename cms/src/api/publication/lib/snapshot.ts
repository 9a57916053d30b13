import type { EntryLabel } from '../../../lib/entry-label';
import { fingerprint } from '../../../lib/fingerprint';
import {
  resolveRedirects,
  type Redirects,
  type StoredRedirect,
} from '../../redirect/lib/resolve-redirects';
import { shownOf, type ShownEntry } from './shown-on-site';

/** All published content at one point in time; keys are `<uid>:<documentId>`. */
export type Snapshot = {
  revision: string;
  /** Hash of the public content of each entry. */
  entries: Record<string, string>;
  labels: Record<string, EntryLabel>;
  /** Content that the site must show, for each entry that a page lists. */
  shown: Record<string, ShownEntry>;
  /** Redirects from former addresses. */
  redirects: Redirects;
};

export type PublishedEntry = {
  uid: string;
  documentId: string;
  label: EntryLabel;
  content: Record<string, unknown>;
};

const HASH_LENGTH = 32;

/** Hashes the published entries and redirects; the result does not depend on their order. */
export function takeSnapshot(
  published: readonly PublishedEntry[],
  stored: readonly StoredRedirect[] = [],
): Snapshot {
  const entries: Snapshot['entries'] = {};
  const labels: Snapshot['labels'] = {};
  const shown: Snapshot['shown'] = {};
  for (const { uid, documentId, label, content } of published) {
    const key = `${uid}:${documentId}`;
    entries[key] = fingerprint(content).slice(0, HASH_LENGTH);
    labels[key] = label;
    const onPage = shownOf(uid, content);
    if (onPage) shown[key] = onPage;
  }
  const redirects = resolveRedirects(stored, labels);
  return { revision: fingerprint({ entries, redirects }), entries, labels, shown, redirects };
}
