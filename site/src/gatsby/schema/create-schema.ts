import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { graphqlTypes } from '../generated/graphql-types';
import { createFieldExtensions } from './extensions';
import { mediaTypes } from './media-types';

/**
 * Declares every type that the site reads, so that empty collections and fields do not break
 * queries.
 */
export function createSchemaCustomization(api: CreateSchemaCustomizationArgs): void {
  createFieldExtensions(api);
  api.actions.createTypes([mediaTypes, graphqlTypes]);
}
