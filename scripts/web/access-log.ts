import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ProgramLog } from '../lib/program-log.ts';

const FAILED = 500;
const API = /^\/api\/([a-z-]{1,40})(?=[/?#]|$)/;

/** Returns the route of a request for the log, without user input in its address. */
export function accessLogRoute(url: string): string {
  const [, name] = API.exec(url) ?? [];
  if (name) return `/api/${name}`;
  if (url.startsWith('/api')) return '/api';
  return url.startsWith('/uploads/') ? '/uploads' : '/';
}

/**
 * Logs a request when its response ends: requests to the API, which the CMS logs with the same id, and
 * failed requests. Successful page views are not logged.
 */
export function writeAccessLog(
  log: ProgramLog,
  { id: requestId, method, url }: FastifyRequest,
  reply: FastifyReply,
): void {
  const start = performance.now();
  // Unlike the hook onResponse, also when the client disconnects.
  reply.raw.on('close', () => {
    const route = accessLogRoute(url);
    const { statusCode: status } = reply;
    if (!route.startsWith('/api') && status < FAILED) return;
    const ms = Math.round(performance.now() - start);
    log.access({ requestId, method, route, status, ms });
  });
}
