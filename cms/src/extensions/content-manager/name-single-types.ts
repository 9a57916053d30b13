type Listed = { title?: unknown; kind: string; contentTypeDisplayName: string };

export type HomepageService = {
  queryLastDocuments: (...query: never[]) => Promise<Listed[]>;
};

/** Names a page in the lists of the home as its type is named; Strapi would show its number. */
export function nameSingleTypes<Service extends HomepageService>(service: Service): Service {
  return {
    ...service,
    async queryLastDocuments(...query: never[]) {
      const documents = await service.queryLastDocuments(...query);
      return documents.map((document) =>
        document.kind === 'singleType'
          ? { ...document, title: document.contentTypeDisplayName }
          : document,
      );
    },
  };
}
