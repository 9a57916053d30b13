declare module 'gatsby-source-strapi/dist/gatsby-node' {
  import type { SourceNodesArgs } from 'gatsby';

  export function sourceNodes(
    api: SourceNodesArgs,
    options: {
      apiURL: string;
      accessToken: string;
      collectionTypes: unknown[];
      singleTypes: unknown[];
      plugins: [];
    },
  ): Promise<void>;
}
