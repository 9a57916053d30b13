import type { CmsSchema } from './cms-connection';

/** How gatsby-source-strapi calls the nodes of a type. */
export function nodeTypeOf({ singularName }: Pick<CmsSchema, 'singularName'>): string {
  return `STRAPI_${singularName.replaceAll('-', '_')}`.toUpperCase();
}
