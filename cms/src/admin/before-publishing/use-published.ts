import { unstable_useDocument as useDocument } from '@strapi/strapi/admin';

import type { Values } from '../../publish-rules/entry';

/** An entry as the panel finds it; a new one has no id yet, one of a single type none at all. */
export type Place = { model: string; collectionType: string; documentId: string | undefined };

/** What visitors see of an entry now; undefined when they do not see it. */
export function usePublished(place: Place, isPublished: boolean): Values | undefined {
  const isSingle = place.collectionType === 'single-types';
  const { document } = useDocument(
    { ...place, params: { status: 'published' } },
    { skip: !isPublished || (place.documentId === undefined && !isSingle) },
  );
  return document;
}
