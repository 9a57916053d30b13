import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { collectionTypes } from './collection-types';
import { componentTypes } from './components';
import { createFieldExtensions } from './extensions';
import { singleTypes } from './single-types';

/**
 * Declares every type that the site reads, so that empty collections and fields do not break
 * queries.
 */
export function createSchemaCustomization(api: CreateSchemaCustomizationArgs): void {
  createFieldExtensions(api);
  api.actions.createTypes([componentTypes, collectionTypes, singleTypes]);
}
