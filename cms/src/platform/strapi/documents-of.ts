import type { Core, UID } from '@strapi/strapi';

type Values = Record<string, unknown>;
type Status = 'draft' | 'published';
type Document = { documentId: string };

/** The Document Service of a type that is known only at run time. */
type Documents = {
  create(params: { data: Values; status?: Status }): Promise<Document>;
  update(params: { documentId: string; data: Values; status?: Status }): Promise<Document | null>;
  publish(params: Document): Promise<unknown>;
  unpublish(params: Document): Promise<unknown>;
  discardDraft(params: Document): Promise<unknown>;
  delete(params: Document): Promise<unknown>;
};

/** Returns the documents of a type; Strapi's own types do not support a union of UIDs. */
export function documentsOf(strapi: Core.Strapi, uid: string): Documents {
  return strapi.documents(uid as UID.ContentType) as object as Documents;
}
