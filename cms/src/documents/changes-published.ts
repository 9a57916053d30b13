import type { Modules } from '@strapi/strapi';

type Context = Pick<Modules.Documents.Middleware.Context, 'action' | 'params'>;

/**
 * Whether an action may change what is published. Strapi publishes what is created or updated as
 * published by itself: no action `publish` passes the middlewares for it.
 */
export function changesPublished({ action, params }: Context): boolean {
  switch (action as string) {
    case 'publish':
    case 'unpublish':
    case 'delete':
      return true;
    case 'create':
    case 'update':
      return (params as { status?: string }).status === 'published';
    default:
      return false;
  }
}
