import type { Core } from '@strapi/strapi';

import { hasOwnStatus } from './has-own-status';

type Document = { status?: string };

export type MetadataService = {
  getStatus(document: Document, versions?: Document[]): string;
  formatDocumentWithMetadata(
    uid: string,
    document: Document | null,
    options?: object,
  ): Promise<{ data: Document | null; meta: object }>;
};

const PUBLICATION_STATUSES = ['draft', 'published', 'modified'];

/** Preserves a type's own `status`, which the panel would replace with the publication status. */
export function readOwnStatus(strapi: Core.Strapi, metadata: MetadataService): MetadataService {
  return {
    ...metadata,
    getStatus(document, versions) {
      const own = document.status;
      if (own !== undefined && !PUBLICATION_STATUSES.includes(own)) return own;
      return metadata.getStatus(document, versions);
    },
    async formatDocumentWithMetadata(uid, document, options) {
      const own = document?.status;
      const result = await metadata.formatDocumentWithMetadata.call(this, uid, document, options);
      if (result.data && hasOwnStatus(strapi, uid)) result.data.status = own;
      return result;
    },
  };
}
