import { fingerprint } from '../../../lib/canonical-json';
import {
  resolveRedirects,
  type Redirects,
  type StoredRedirect,
} from '../../redirect/lib/resolve-redirects';

/** How a published entry is told to staff, and found on the site. */
export type EntryLabel = { type: string; name: string; slug?: string };

/** Everything that is published at one moment; keys are `<uid>:<documentId>`. */
export type Snapshot = {
  revision: string;
  /** What visitors see of each entry, as a hash. */
  entries: Record<string, string>;
  labels: Record<string, EntryLabel>;
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

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The label of an entry: a page that exists once goes by the name of its type. */
export function labelOf(
  type: { kind: string; displayName: string },
  content: Record<string, unknown>,
): EntryLabel {
  const own = type.kind === 'singleType' ? undefined : (content.name ?? content.title);
  const slug = textOf(content.slug);
  const label = { type: type.displayName, name: textOf(own) ?? type.displayName };
  return slug === undefined ? label : { ...label, slug };
}

/** The same entries and redirects give the same revision, whatever their order. */
export function takeSnapshot(
  published: readonly PublishedEntry[],
  stored: readonly StoredRedirect[] = [],
): Snapshot {
  const entries: Snapshot['entries'] = {};
  const labels: Snapshot['labels'] = {};
  for (const { uid, documentId, label, content } of published) {
    const key = `${uid}:${documentId}`;
    entries[key] = fingerprint(content).slice(0, HASH_LENGTH);
    labels[key] = label;
  }
  const redirects = resolveRedirects(stored, labels);
  return { revision: fingerprint({ entries, redirects }), entries, labels, redirects };
}
