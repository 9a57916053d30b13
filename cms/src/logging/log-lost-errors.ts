import type { Core } from '@strapi/strapi';

import type { Context } from '../lib/context';
import { REQUEST_ID_HEADER, withRequestId } from '../lib/request-id';

type Lost = Error & { code?: string; expose?: boolean; headers?: Record<string, string> };

// The client went away.
const GONE = new Set([
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ECANCELED',
  // In the middle of its request.
  'HPE_INVALID_EOF_STATE',
]);

/**
 * Logs what nothing answered in the form of everything else: Koa would print it whole. Such an
 * answer loses its headers, so the id is given to it again.
 */
export function logLostErrors(strapi: Core.Strapi): void {
  // Strapi's uploads hand every error to Koa's own way of telling it.
  strapi.server.app.silent = true;
  strapi.server.app.on('error', (error: Lost, ctx?: Context) => {
    if (error.expose || GONE.has(error.code ?? '')) return;
    const id = ctx?.response.get(REQUEST_ID_HEADER) ?? '';
    error.headers = { ...error.headers, [REQUEST_ID_HEADER]: id };
    withRequestId(id, () => strapi.log.error(error));
  });
}
