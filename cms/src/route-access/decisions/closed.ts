import type { RouteGroup } from '../audiences';

const closed = (why: string, paths: RouteGroup['paths']): RouteGroup => ({
  audience: 'closed',
  why,
  paths,
});

/** Routes of Strapi that this product does not have. */
export const CLOSED: readonly RouteGroup[] = [
  closed('Sends any mail as the company; the outbox is the only way to send one', {
    '/api/email': 'POST',
    '/email': 'POST',
  }),
  closed('Makes the server request any address, also internal ones', {
    '/upload/actions/upload-from-urls': 'POST',
  }),
  closed('Content that nothing reads there, or changes past our own rules', {
    '/api/content-type-builder/components/:uid': 'GET',
    '/api/content-type-builder/content-types/:uid': 'GET',
    '/api/i18n/locales': 'GET',
    '/api/upload/files/:id': 'GET DELETE',
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
