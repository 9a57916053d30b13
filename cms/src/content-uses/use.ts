import type { Use } from '../../contracts/content-guard';
import { titleOf } from '../lib/entry-label';
import type { EntryField } from '../publish-rules/fields-of';
import type { StoredContent } from './read-content';

/** A field that shows something, or leads to it. `isAwaited`: its draft waits for its moment. */
export type FoundUse = Use & { isAwaited: boolean };

/** A field as the use of what it holds. */
export function describe({ type, row }: StoredContent, { place }: EntryField): FoundUse {
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

/** A draft and its published version are one place; what visitors see is what counts. */
export function once(uses: readonly FoundUse[]): FoundUse[] {
  const byPlace = new Map<string, FoundUse>();
  for (const use of uses) {
    const key = `${use.uid}:${use.documentId}:${use.place}`;
    if (use.isPublished || !byPlace.has(key)) byPlace.set(key, use);
  }
  return [...byPlace.values()];
}

const NAMED = 3;

/** The entries of uses in words: `Producto «A», Caso «B» y 2 más`. */
export function nameUses(uses: readonly Use[]): string {
  const names = [...new Set(uses.map(({ name }) => name))];
  const rest = names.length - NAMED;
  return names.slice(0, NAMED).join(', ') + (rest > 0 ? ` y ${rest} más` : '');
}
