import type { CmsSchema } from './cms-connection';

/** Returns the node type that gatsby-source-strapi uses for a content type. */
export function nodeTypeOf({ singularName }: Pick<CmsSchema, 'singularName'>): string {
  return `STRAPI_${singularName.replaceAll('-', '_')}`.toUpperCase();
}
