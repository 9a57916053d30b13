import type { OrderedEntry } from '../../contracts/order';
import { fingerprint } from '../lib/fingerprint';

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
    // As on the site, which puts what has no place last.
    place: shown.order ?? Infinity,
    versions,
  };
}

function compare(a: Placed, b: Placed): number {
  const byPlace = a.place === b.place ? 0 : a.place - b.place;
  return byPlace || collator.compare(a.name, b.name) || (a.documentId < b.documentId ? -1 : 1);
}

/** The entries of a type as visitors see them, drafts at the place that they will have. */
export function arrange(rows: readonly OrderRow[]): Placed[] {
  const byDocument = new Map<string, OrderRow[]>();
  for (const row of rows) {
    byDocument.set(row.documentId, [...(byDocument.get(row.documentId) ?? []), row]);
  }
  return [...byDocument.values()].flatMap((versions) => placed(versions) ?? []).sort(compare);
}

/** The same entries in the same order have the same one, whatever they are called by now. */
export function versionOf(entries: readonly Pick<Placed, 'documentId'>[]): string {
  return fingerprint(entries.map(({ documentId }) => documentId)).slice(0, 32);
}

/** Which entries have to get which place so that they stand in that order. */
export function movesTo(
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

/** Whether two lists name the same entries, each once. */
export function isComplete(order: readonly string[], entries: readonly Placed[]): boolean {
  const wanted = new Set(order);
  return (
    wanted.size === order.length &&
    order.length === entries.length &&
    entries.every(({ documentId }) => wanted.has(documentId))
  );
}
