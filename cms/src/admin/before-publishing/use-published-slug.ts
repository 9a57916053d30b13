import { unstable_useDocument as useDocument } from '@strapi/strapi/admin';

import { textOf } from './entry';

/** An entry as the panel finds it; a new one has no id yet, one of a single type none at all. */
export type Place = { model: string; collectionType: string; documentId: string | undefined };

/** Under which name visitors find an entry now; undefined when they do not. */
export function usePublishedSlug(place: Place, isPublished: boolean): string | undefined {
  const { document } = useDocument(
    { ...place, params: { status: 'published' } },
    { skip: !isPublished || place.documentId === undefined },
  );
  return textOf(document?.slug) || undefined;
}
