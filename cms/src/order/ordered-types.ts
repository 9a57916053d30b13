import type { Core, Struct } from '@strapi/strapi';

import { listPublicTypes } from '../lib/public-types';

const FIELD = 'order';

/** Whether the entries of a type have a place that people give them. */
export function isOrdered({ attributes, kind }: Struct.ContentTypeSchema): boolean {
  return kind === 'collectionType' && attributes[FIELD]?.type === 'integer';
}

export function listOrderedTypes(strapi: Core.Strapi) {
  return listPublicTypes(strapi).filter(isOrdered);
}
