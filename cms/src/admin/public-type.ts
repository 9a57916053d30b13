import { unstable_useDocument as useDocument } from '@strapi/strapi/admin';

import { isPublicType } from '../lib/public-types';

/** An entry as the panel finds it; a new one has no id yet, one of a single type none at all. */
export type Place = { model: string; collectionType: string; documentId?: string | undefined };

/** Schema and components of a type; nothing is fetched. */
export function useSchema({ model, collectionType, documentId }: Place) {
  const { schema, components } = useDocument({ model, collectionType, documentId }, { skip: true });
  return { schema, components };
}

/** Whether visitors see entries of that type. Its schema alone says so: drafts or no drafts. */
export function usePublicType(place: Place): boolean {
  const { schema } = useSchema(place);
  return schema !== undefined && isPublicType(schema);
}
