import type { Core } from '@strapi/strapi';

import { isRecord } from '../../contracts/is-record';
import { FORM_PATHS } from '../platform/http/form-paths';
import { escapeHtml } from '../platform/http/html';
import { renderPage } from '../platform/http/page';
import { normalizeRequestPath } from '../platform/http/request-path';

/**
 * Renders error responses to forms without JavaScript as a page. The browser's back button then shows
 * the form with its input.
 */
const formErrorPage: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    await next();
    const title = FORM_PATHS.get(normalizeRequestPath(ctx.path));
    if (!title || ctx.method !== 'POST') return;
    const { status } = ctx;
    const body: unknown = ctx.body;
    if (!isRecord(body) || !isRecord(body.error)) return;
    ctx.body = renderPage({
      title,
      body: `<p role="alert">${escapeHtml(String(body.error.message))}.</p>
<p>Regresa a la página anterior: ahí sigue lo que escribiste.</p>`,
    });
    ctx.type = 'html';
    ctx.status = status;
  };
};

export default formErrorPage;
