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
    isDraft: row.publishedAt === null,
    isAwaited: row.publishedAt === null && Boolean(row.publishAt),
  };
}

/** Merges the usage in a draft with that in its published version. */
export function deduplicateUsage(usages: readonly FoundUsage[]): FoundUsage[] {
  const byPlace = new Map<string, FoundUsage>();
  for (const usage of usages) {
    const key = `${usage.uid}:${usage.documentId}:${usage.place}`;
    const known = byPlace.get(key);
    byPlace.set(key, {
      ...(known && !usage.isPublished ? known : usage),
      isPublished: usage.isPublished || known?.isPublished === true,
      isDraft: usage.isDraft || known?.isDraft === true,
      isAwaited: usage.isAwaited || known?.isAwaited === true,
    });
  }
  return [...byPlace.values()];
}

const MAX_NAMES = 3;

/** Formats the referencing entries: `Producto «A», Caso «B», Página «C» y 2 más`. */
export function formatUsage(usages: readonly Usage[]): string {
  const names = [...new Set(usages.map(({ name }) => name))];
  const rest = names.length - MAX_NAMES;
  return names.slice(0, MAX_NAMES).join(', ') + (rest > 0 ? ` y ${rest} más` : '');
}

/** Formats the entries that use a file, and says which of them use it only in their published version. */
export function formatFileUsage(usages: readonly Usage[]): string {
  const drafts = new Set(usages.filter(({ isDraft }) => isDraft).map(({ name }) => name));
  const isPublishedOnly = ({ name }: Usage) => !drafts.has(name);
  return formatUsage(
    usages.map((usage) =>
      isPublishedOnly(usage) ? { ...usage, name: `${usage.name} (solo en lo publicado)` } : usage,
    ),
  );
}
