import type { Modules } from '@strapi/strapi';

type Context = Pick<Modules.Documents.Middleware.Context, 'action' | 'params'>;

/**
 * Whether an action puts something on the site. Strapi publishes what is created or updated as
 * published by itself: no action `publish` passes the middlewares for it.
 */
export function publishes({ action, params }: Context): boolean {
  const isWrite = action === 'create' || action === 'update';
  const { status } = params as { status?: string };
  return (action as string) === 'publish' || (isWrite && status === 'published');
}

/** Whether an action may change what is published. */
export function changesPublished(ctx: Context): boolean {
  return publishes(ctx) || ['unpublish', 'delete'].includes(ctx.action);
}
