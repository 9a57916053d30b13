import type { Core } from '@strapi/strapi';

import type { Context } from '../http/context';
import { REQUEST_ID_HEADER, withRequestId } from '../http/request-id';

type HttpError = Error & { code?: string; expose?: boolean; headers?: Record<string, string> };

// The client disconnected.
const DISCONNECT_CODES = new Set([
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ECANCELED',
  // In the middle of sending its request.
  'HPE_INVALID_EOF_STATE',
]);

/**
 * Logs errors that no middleware handled in the common log format. Koa also drops the headers of the
 * response, so the request id is set again.
 *
 * UPSTREAM: @strapi/core 5.54 · the Koa application of the server
 * why: Koa prints the whole error, and Strapi's server has no event of it
 * test: cms/tests/api/database/observability.test.ts
 * until: Strapi logs these errors with its logger
 */
export function logUnhandledErrors(strapi: Core.Strapi): void {
  // Strapi's upload plugin passes every error to Koa's own error output.
  strapi.server.app.silent = true;
  strapi.server.app.on('error', (error: HttpError, ctx?: Context) => {
    if (error.expose || DISCONNECT_CODES.has(error.code ?? '')) return;
    const id = ctx?.response.get(REQUEST_ID_HEADER) ?? '';
    error.headers = { ...error.headers, [REQUEST_ID_HEADER]: id };
    withRequestId(id, () => strapi.log.error(error));
  });
}
