import { unstable_useDocument as useDocument } from '@strapi/strapi/admin';

import type { Values } from '../../../content-model/entry';
import type { DocumentRef } from '../../../content-model/panel/use-is-public-type';

/** Returns the published version of an entry; undefined when there is none. */
export function usePublished(ref: DocumentRef, isPublished: boolean): Values | undefined {
  const isSingle = ref.collectionType === 'single-types';
  const { document } = useDocument(
    { ...ref, params: { status: 'published' } },
    { skip: !isPublished || (ref.documentId === undefined && !isSingle) },
  );
  return document;
}
