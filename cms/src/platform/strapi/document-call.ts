import type { Core, Modules, Schema, UID } from '@strapi/strapi';

import { isRecord } from '../../../contracts/is-record';

type Native = Modules.Documents.Middleware.Middleware;

/** A call of the Document Service. Strapi's own type pairs every type with every action. */
export type DocumentCall = {
  uid: UID.ContentType;
  contentType: Schema.ContentType;
  action: Modules.Documents.Middleware.Context['action'];
  params: {
    documentId?: string;
    data?: Record<string, unknown>;
    status?: string;
  };
};

export type DocumentMiddleware = (
  ctx: DocumentCall,
  next: () => Promise<unknown>,
) => Promise<unknown>;

/** Adds a middleware to all calls of the Document Service. */
export function useDocumentMiddleware(strapi: Core.Strapi, middleware: DocumentMiddleware): void {
  strapi.documents.use(middleware as Native);
}

/** Returns the id of the document that a call created or changed. */
export function documentIdOf(result: unknown): string {
  return isRecord(result) ? String(result.documentId) : '';
}
