import type { EntryLabel, Snapshot } from '../../../../contracts/snapshot';
import {
  resolveRedirects,
  type StoredRedirect,
} from '../../../content-model/redirects/resolve-redirects';
import { fingerprint } from '../../../platform/values/fingerprint';
import { shownOf } from './shown-on-site';

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
