import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ProgramLog } from '../lib/program-log.ts';

const FAILED = 500;
const API = /^\/api\/([a-z-]{1,40})(?=[/?#]|$)/;

/** What a request was about, without what somebody typed into its address. */
export function areaOf(url: string): string {
  const [, name] = API.exec(url) ?? [];
  if (name) return `/api/${name}`;
  if (url.startsWith('/api')) return '/api';
  return url.startsWith('/uploads/') ? '/uploads' : '/';
}

/**
 * Writes a line when the request is answered: of those for the CMS, whose log has the same id, and
 * of those that failed. A page that was served tells nothing.
 */
export function logAnswer(
  log: ProgramLog,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): void {
  const start = performance.now();
  response.on('close', () => {
    const route = areaOf(request.url ?? '/');
    const { statusCode: status } = response;
    if (!route.startsWith('/api') && status < FAILED) return;
    const ms = Math.round(performance.now() - start);
    log.access({ requestId, method: request.method ?? '-', route, status, ms });
  });
}
