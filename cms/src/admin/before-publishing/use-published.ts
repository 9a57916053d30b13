import { unstable_useDocument as useDocument } from '@strapi/strapi/admin';

import type { Values } from '../../publish-rules/entry';
import type { Place } from '../public-type';

/** What visitors see of an entry now; undefined when they do not see it. */
export function usePublished(place: Place, isPublished: boolean): Values | undefined {
  const isSingle = place.collectionType === 'single-types';
  const { document } = useDocument(
    { ...place, params: { status: 'published' } },
    { skip: !isPublished || (place.documentId === undefined && !isSingle) },
  );
  return document;
}
