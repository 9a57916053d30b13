import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { linkedEntryType } from '../articles/linked-entries';
import { graphqlTypes } from '../generated/graphql-types';
import type { ResolverContext } from './resolver-args';

/**
 * Declares every type that the site reads, so that empty collections and fields do not break
 * queries.
 */
export function createSchemaCustomization(api: CreateSchemaCustomizationArgs): void {
  createFieldExtensions(api);
  api.actions.createTypes([mediaTypes, graphqlTypes, linkedEntryType]);
}

type Resolve = (
  source: Record<string, unknown>,
  args: unknown,
  context: ResolverContext,
  info: { fieldName: string },
) => unknown[];

function linkedNodes(...[source, , { nodeModel }, { fieldName }]: Parameters<Resolve>) {
  return nodeModel.getNodesByIds({ ids: (source[`${fieldName}___NODE`] ?? []) as string[] });
}

const resolveBullets: Resolve = (...parameters) =>
  linkedNodes(...parameters).map((bullet) => bullet.text);

/**
 * Adds field extensions for Strapi's two list formats: `@components` resolves the nodes of a
 * repeatable component, `@bullets` the texts of a list. Both return `[]` for empty lists.
 */
function createFieldExtensions({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: 'components',
    extend: () => ({ resolve: linkedNodes }),
  });
  actions.createFieldExtension({
    name: 'bullets',
    extend: () => ({ resolve: resolveBullets }),
  });
}

/**
 * GraphQL types of pictures, which the media library of the CMS defines. Gatsby infers no fields of
 * files, so that the schema is the same without content.
 */
const mediaTypes = /* GraphQL */ `
  type File implements Node @dontInfer {
    id: ID!
  }

  type FOCAL_POINT {
    x: Float!
    y: Float!
  }

  type STRAPI__MEDIA implements Node @dontInfer {
    documentId: String!
    name: String!
    alternativeText: String
    url: String!
    width: Int
    height: Int
    focalPoint: FOCAL_POINT
    localFile: File @link(from: "localFile___NODE")
  }
`;
