import type { EntryLabel } from '../../../lib/entry-label';
import { fingerprint } from '../../../lib/fingerprint';
import {
  resolveRedirects,
  type Redirects,
  type StoredRedirect,
} from '../../redirect/lib/resolve-redirects';
import { shownOf, type ShownEntry } from './shown-on-site';

/** Everything that is published at one moment; keys are `<uid>:<documentId>`. */
export type Snapshot = {
  revision: string;
  /** What visitors see of each entry, as a hash. */
  entries: Record<string, string>;
  labels: Record<string, EntryLabel>;
  /** What the site must show of each entry that a page lists by itself. */
  shown: Record<string, ShownEntry>;
  /** Addresses that changed. */
  redirects: Redirects;
};

export type PublishedEntry = {
  uid: string;
  documentId: string;
  label: EntryLabel;
  content: Record<string, unknown>;
};

const HASH_LENGTH = 32;

/** The same entries and redirects give the same revision, whatever their order. */
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
