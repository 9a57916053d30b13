import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { collectionTypes } from './collection-types';
import { componentTypes } from './components';
import { createFieldExtensions } from './extensions';
import { singleTypes } from './single-types';

/**
 * Declares every type the site reads, so that an empty collection or a field nobody filled
 * cannot break a query.
 */
export function createSchemaCustomization(api: CreateSchemaCustomizationArgs): void {
  createFieldExtensions(api);
  api.actions.createTypes([componentTypes, collectionTypes, singleTypes]);
}
