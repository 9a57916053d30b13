import type { RouteGroup } from '../audiences';

const closed = (why: string, paths: RouteGroup['paths']): RouteGroup => ({
  audience: 'closed',
  why,
  paths,
});

/** Routes of Strapi that this product does not expose. */
export const CLOSED: readonly RouteGroup[] = [
  closed('Sends arbitrary mail as the company; mail is sent only through the outbox', {
    '/api/email': 'POST',
    '/email': 'POST',
  }),
  closed('Server-side request forgery: the server would request any URL, including internal ones', {
    '/upload/actions/upload-from-urls': 'POST',
  }),
  closed('Unused, or would bypass our own publish checks', {
    '/api/content-type-builder/components/:uid': 'GET',
    '/api/content-type-builder/content-types/:uid': 'GET',
    '/api/i18n/locales': 'GET',
    '/api/upload/files/:id': 'GET',
    '/api/upload/files/page': 'GET',
  }),
  closed('Counts accounts, keys and webhooks for a page that our home page replaces', {
    '/admin/homepage/key-statistics': 'GET',
  }),
  closed('Features of paid plans, or switched off', {
    '/admin/ai-token': 'GET',
    '/admin/ai-usage': 'GET',
    '/admin/license-trial-time-left': 'GET',
    '/admin/transfer/runner/pull': 'GET',
    '/admin/transfer/runner/push': 'GET',
    '/admin/transfer/tokens': 'GET POST',
    '/admin/transfer/tokens/:id': 'GET PUT DELETE',
    '/admin/transfer/tokens/:id/regenerate': 'POST',
    '/upload/actions/generate-ai-metadata': 'POST',
    '/upload/ai-metadata-jobs': 'POST',
    '/upload/ai-metadata-jobs/latest': 'GET',
    '/upload/ai-metadata-jobs/pending-count': 'GET',
  }),
];
