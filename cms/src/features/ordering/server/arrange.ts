import type { OrderedEntry } from '../../../../contracts/order';
import { fingerprint } from '../../../platform/values/fingerprint';

export type OrderRow = {
  id: number;
  documentId: string;
  name?: string | null;
  title?: string | null;
  order: number | null;
  updatedAt: string | Date;
  publishedAt: string | Date | null;
};
type Placed = OrderedEntry & { place: number; versions: OrderRow[] };

const collator = new Intl.Collator('es-MX', { numeric: true });
const timeOf = ({ updatedAt }: OrderRow) => new Date(updatedAt).getTime();

function placed(versions: OrderRow[]): Placed | undefined {
  const draft = versions.find(({ publishedAt }) => publishedAt === null);
  const published = versions.find(({ publishedAt }) => publishedAt !== null);
  const shown = published ?? draft;
  if (!shown) return undefined;
  const isModified = draft && published && timeOf(draft) > timeOf(published);
  const { name, title } = draft ?? shown;
  return {
    documentId: shown.documentId,
    name: name || title || 'Sin nombre',
    state: published ? (isModified ? 'modified' : 'published') : 'draft',
    // As on the site, which shows entries without a place last.
    place: shown.order ?? Infinity,
    versions,
  };
}

function compare(a: Placed, b: Placed): number {
  const byPlace = a.place === b.place ? 0 : a.place - b.place;
  return byPlace || collator.compare(a.name, b.name) || (a.documentId < b.documentId ? -1 : 1);
}

/** Returns the entries of a type in the order of the site, including drafts. */
export function arrange(rows: readonly OrderRow[]): Placed[] {
  const byDocument = new Map<string, OrderRow[]>();
  for (const row of rows) {
    byDocument.set(row.documentId, [...(byDocument.get(row.documentId) ?? []), row]);
  }
  return [...byDocument.values()].flatMap((versions) => placed(versions) ?? []).sort(compare);
}

/** Returns a hash of the order, independent of the names of the entries. */
export function versionOf(entries: readonly Pick<Placed, 'documentId'>[]): string {
  return fingerprint(entries.map(({ documentId }) => documentId)).slice(0, 32);
}

/** Returns the entries whose place has to change to get the order. */
export function computeMoves(
  order: readonly string[],
  entries: readonly Placed[],
): { documentId: string; place: number; isPublished: boolean }[] {
  return order.flatMap((documentId, index) => {
    const entry = entries.find((each) => each.documentId === documentId);
    const place = index + 1;
    if (!entry || entry.versions.every((version) => version.order === place)) return [];
    return [{ documentId, place, isPublished: entry.state !== 'draft' }];
  });
}

/** Returns true if the order contains every entry exactly once. */
export function isComplete(order: readonly string[], entries: readonly Placed[]): boolean {
  const ids = new Set(order);
  return (
    ids.size === order.length &&
    order.length === entries.length &&
    entries.every(({ documentId }) => ids.has(documentId))
  );
}
