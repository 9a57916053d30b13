import { useDocument } from '../../platform/panel/strapi-panel';
import { isPublicType } from '../public-types';

/** Identifies a document for `useDocument`; new entries and single types have no `documentId`. */
export type DocumentRef = {
  model: string;
  collectionType: string;
  documentId?: string | undefined;
};

/** Returns the schema and components of a type without fetching a document. */
export function useSchema({ model, collectionType, documentId }: DocumentRef) {
  const { schema, components } = useDocument({ model, collectionType, documentId }, { skip: true });
  return { schema, components };
}

/** Returns true for types that visitors see: our own types with draft and publish. */
export function useIsPublicType(ref: DocumentRef): boolean {
  const { schema } = useSchema(ref);
  return schema !== undefined && isPublicType(schema);
}
