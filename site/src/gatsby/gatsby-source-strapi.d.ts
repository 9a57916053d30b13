declare module 'gatsby-source-strapi/dist/axios-instance' {
  export function createAxiosInstance(options: object): unknown;
}

declare module 'gatsby-source-strapi/dist/helpers' {
  export type Endpoint = { uid: string; kind: string };
  export function getEndpoints(options: object, schemas: readonly object[]): Endpoint[];
}

declare module 'gatsby-source-strapi/dist/fetch' {
  import type { Endpoint } from 'gatsby-source-strapi/dist/helpers';

  export function fetchStrapiContentTypes(axios: unknown): Promise<{ schemas: object[] }>;
  export function fetchEntity(endpoint: Endpoint, context: object): Promise<object[]>;
  export function fetchEntities(endpoint: Endpoint, context: object): Promise<object[]>;
}

declare module 'gatsby-source-strapi/dist/download-media-files' {
  export function downloadMediaFiles(
    entities: readonly object[],
    context: object,
    uid: string,
  ): Promise<unknown>;
}

declare module 'gatsby-source-strapi/dist/normalize' {
  import type { NodeInput } from 'gatsby';

  export function createNodes(entity: object, context: object, uid: string): NodeInput[];
}
