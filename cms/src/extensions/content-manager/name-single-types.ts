import { replaceMethods } from '../../platform/strapi/replace-methods';

type Listed = { title?: unknown; kind: string; contentTypeDisplayName: string };
export type RecentDocument = { documentId: string; contentTypeUid: string; status?: string };

export type HomepageService = {
  addStatusToDocuments: (documents: never[]) => Promise<RecentDocument[]>;
  queryLastDocuments: (...query: never[]) => Promise<Listed[]>;
};

/** Titles single types in the lists of the start page with their type name instead of their id. */
export function nameSingleTypes<Service extends HomepageService>(service: Service): Service {
  return replaceMethods<HomepageService>(
    { ...service },
    {
      async queryLastDocuments(...query: never[]) {
        const documents = await service.queryLastDocuments(...query);
        return documents.map((document) =>
          document.kind === 'singleType'
            ? { ...document, title: document.contentTypeDisplayName }
            : document,
        );
      },
    },
  ) as Service;
}
