import type { Core } from '@strapi/strapi';

type Document = { status?: string };
type Metadata = {
  getStatus(document: Document, versions?: Document[]): string;
  formatDocumentWithMetadata(
    uid: string,
    document: Document | null,
    options?: object,
  ): Promise<{ data: Document | null; meta: object }>;
};
type Context = { strapi: Core.Strapi };
type ContentManager = { services: { 'document-metadata': (context: Context) => Metadata } };

const PUBLICATION_STATUSES = ['draft', 'published', 'modified'];

/**
 * The panel writes the publication status over a field named `status`, also in types without
 * draft-and-publish: an enquiry would show none, and saving it would lose its own.
 */
export default function extendContentManager(plugin: ContentManager): ContentManager {
  const createMetadata = plugin.services['document-metadata'];

  plugin.services['document-metadata'] = (context) => {
    const metadata = createMetadata(context);
    return {
      ...metadata,
      getStatus(document, versions) {
        const own = document.status;
        if (own !== undefined && !PUBLICATION_STATUSES.includes(own)) return own;
        return metadata.getStatus(document, versions);
      },
      async formatDocumentWithMetadata(uid, document, options) {
        const status = document?.status;
        const result = await metadata.formatDocumentWithMetadata.call(this, uid, document, options);
        if (result.data && result.data.status === undefined && status !== undefined) {
          result.data.status = status;
        }
        return result;
      },
    };
  };
  return plugin;
}
