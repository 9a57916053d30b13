import type { Usage } from '../../../../contracts/usages';
import { titleOf } from '../../../content-model/entry-label';
import type { EntryField } from '../../../content-model/fields-of';
import type { StoredContent } from './read-content';

/** A field that references an entry or file. `isAwaited`: its draft has a publication date. */
export type FoundUsage = Usage & { isAwaited: boolean };

export function describeUsage({ type, row }: StoredContent, { place }: EntryField): FoundUsage {
  return {
    uid: type.uid,
    documentId: row.documentId,
    isSingle: type.kind === 'singleType',
    name: titleOf(type, row),
    place,
    isPublished: row.publishedAt !== null,
    isAwaited: row.publishedAt === null && Boolean(row.publishAt),
  };
}

/** Merges a draft with its published version; the published one takes precedence. */
export function deduplicateUsage(uses: readonly FoundUsage[]): FoundUsage[] {
  const byPlace = new Map<string, FoundUsage>();
  for (const use of uses) {
    const key = `${use.uid}:${use.documentId}:${use.place}`;
    if (use.isPublished || !byPlace.has(key)) byPlace.set(key, use);
  }
  return [...byPlace.values()];
}

const MAX_NAMES = 3;

/** Formats the referencing entries: `Producto «A», Caso «B», Página «C» y 2 más`. */
export function formatUsage(uses: readonly Usage[]): string {
  const names = [...new Set(uses.map(({ name }) => name))];
  const rest = names.length - MAX_NAMES;
  return names.slice(0, MAX_NAMES).join(', ') + (rest > 0 ? ` y ${rest} más` : '');
}
