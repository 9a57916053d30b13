import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { describeFailure, type ProgramLog } from '../lib/program-log.ts';
import { securityHeadersOf } from '../lib/releases/headers.ts';
import { REQUEST_ID_HEADER } from '../lib/request-id.ts';
import { writeAccessLog } from './access-log.ts';
import { createLiveReleaseFinder } from './live-release.ts';
import { createProxy, sendApiError } from './proxy.ts';
import { serveStaticFile } from './static-files.ts';

const PROXIED = /^\/(api|uploads)(\/|$)/;
// Exposes the whole schema, including private names; the build accesses the CMS directly. Strapi's
// routes are case-insensitive.
const PRIVATE_API = /^\/api\/+content-type-builder(\/|$)/i;

// Time limits for slow clients, as in the Caddyfile.
const TIME_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 2 * 60_000,
  connectionsCheckingInterval: 5_000,
};
const SILENCE_MS = 2 * 60_000;

export type WebOptions = {
  /** DATA_DIR/site. */
  siteStateDir: string;
  cmsUrl: string;
  /** Public address of the CMS panel. */
  panelUrl: string;
  log?: ProgramLog;
};

function decodedPath(url: string): string | undefined {
  try {
    const pathname = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
    return pathname.includes('\0') ? undefined : pathname;
  } catch {
    return undefined;
  }
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}

/**
 * Creates the server that visitors use: serves the live release and proxies /api and /uploads to the
 * CMS. Caddy does the same in production.
 */
export function createWebServer({ siteStateDir, cmsUrl, panelUrl, log }: WebOptions): Server {
  const findRelease = createLiveReleaseFinder(siteStateDir);
  const proxy = createProxy(cmsUrl);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pathname = decodedPath(request.url ?? '/');
    const requestId = randomUUID();
    response.setHeader(REQUEST_ID_HEADER, requestId);
    if (log) writeAccessLog(log, request, response, requestId);
    for (const [name, value] of Object.entries(securityHeadersOf(pathname ?? '', panelUrl))) {
      if (value !== undefined) response.setHeader(name, value);
    }
    if (pathname === undefined) return sendText(response, 400, 'Dirección no válida.');
    if (PRIVATE_API.test(pathname)) {
      return sendApiError(response, 404, 'NotFoundError', 'No encontrado');
    }
    if (PROXIED.test(pathname)) return proxy.forward(request, response, requestId);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, 'Método no permitido.');
    }
    if (pathname === '/healthz') return sendText(response, 200, 'ok');
    const release = findRelease();
    if (release) return serveStaticFile(request, response, release, pathname);
    response.setHeader('Retry-After', '10');
    return sendText(response, 503, 'El sitio se está publicando por primera vez.');
  }

  const server = createServer(TIME_LIMITS, (request, response) => {
    handle(request, response).catch((error: unknown) => {
      log?.error(describeFailure(error), String(response.getHeader(REQUEST_ID_HEADER)));
      // The client disconnected, or the file could not be read.
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'No se pudo leer la página.');
    });
  });
  server.timeout = SILENCE_MS;
  server.on('close', proxy.close);
  return server;
}
