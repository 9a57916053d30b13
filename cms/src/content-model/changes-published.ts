import type { DocumentCall } from '../platform/strapi/document-call';

type Context = Pick<DocumentCall, 'action' | 'params'>;

/**
 * Returns true for actions that publish an entry. Strapi publishes an entry created or updated with
 * `status: 'published'` without calling the middlewares for the action `publish`.
 */
export function isPublishAction({ action, params }: Context): boolean {
  const isWrite = action === 'create' || action === 'update';
  return action === 'publish' || (isWrite && params.status === 'published');
}

/** Returns true for actions that may change published content. */
export function changesPublished(ctx: Context): boolean {
  return isPublishAction(ctx) || ['unpublish', 'delete'].includes(ctx.action);
}
