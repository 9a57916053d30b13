import { randomUUID } from 'node:crypto';
import { METHODS } from 'node:http';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { ProgramLog } from '../lib/program-log.ts';
import { securityHeadersOf } from '../lib/releases/headers.ts';
import { REQUEST_ID_HEADER } from '../lib/request-id.ts';
import { describeFailure } from '../lib/user-error.ts';
import { writeAccessLog } from './access-log.ts';
import { createLiveReleaseFinder } from './live-release.ts';
import { createProxy, sendApiError } from './proxy.ts';
import { sendStaticFile } from './static-files.ts';

const PROXIED = /^\/(api|uploads)(\/|$)/;
// Exposes the whole schema, including private names; the build accesses the CMS directly. Strapi's
// routes are case-insensitive.
const PRIVATE_API = /^\/api\/+content-type-builder(\/|$)/i;

// Matched here as it is, but resolved by other programs.
const PARENT_FOLDER = /[/\\]\.\.([/\\]|$)/;

// Time limits for slow clients, as in the Caddyfile.
const TIME_LIMITS = {
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
  requestTimeout: 2 * 60_000,
  connectionTimeout: 2 * 60_000,
  keepAliveTimeout: 5_000,
};

export type WebOptions = {
  /** DATA_DIR/site. */
  siteStateDir: string;
  cmsUrl: string;
  /** Public address of the CMS panel. */
  panelUrl: string;
  /** Addresses and networks of the proxies in front, separated by spaces. */
  trustedProxies?: string;
  log?: ProgramLog;
};

/** Returns the decoded address without the query; the router rejects one that cannot be decoded. */
function pathnameOf({ params }: FastifyRequest): string {
  return `/${(params as { '*'?: string } | null)?.['*'] ?? ''}`;
}

/**
 * Returns an address with the escapes that are not UTF-8 replaced, such as `%FA` of a Latin-1 site, since
 * the router rejects them. Malformed escapes stay.
 */
function replaceForeignEscapes(url: string): string {
  const [pathname = '', ...rest] = url.split(/(?=[?#])/);
  const readable = pathname.replace(/(?:%[89a-f][\da-f])+/gi, (escapes) =>
    encodeURI(Buffer.from(escapes.replaceAll('%', ''), 'hex').toString()),
  );
  return readable + rest.join('');
}

function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(`${text}\n`);
}

/**
 * Creates the server that visitors use: serves the live release and proxies /api and /uploads to the
 * CMS. Caddy does the same in production.
 */
export function createWebServer({
  siteStateDir,
  cmsUrl,
  panelUrl,
  trustedProxies = '',
  log,
}: WebOptions): FastifyInstance {
  const findRelease = createLiveReleaseFinder(siteStateDir);
  const proxy = createProxy(cmsUrl, trustedProxies);

  function prepare(request: FastifyRequest, reply: FastifyReply): void {
    reply.header(REQUEST_ID_HEADER, request.id);
    reply.headers(securityHeadersOf(pathnameOf(request), panelUrl));
    if (log) writeAccessLog(log, request, reply);
  }

  function sendMalformed(reply: FastifyReply): FastifyReply {
    return sendText(reply, 400, 'Dirección no válida.');
  }

  const app = fastify({
    ...TIME_LIMITS,
    forceCloseConnections: true,
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => replaceForeignEscapes(url),
    // An address that cannot be decoded has no route, and runs no hooks.
    frameworkErrors: (_error, request, reply) => {
      prepare(request, reply);
      sendMalformed(reply);
    },
  });
  // Fastify must not read bodies: the proxy streams them.
  for (const method of METHODS) app.addHttpMethod(method, { overrideExisting: true });

  app.addHook('onRequest', async (request, reply) => prepare(request, reply));
  app.addHook('onClose', proxy.close);
  app.setErrorHandler((error, request, reply) => {
    log?.error(describeFailure(error), request.id);
    return sendText(reply, 500, 'No se pudo leer la página.');
  });
  app.setNotFoundHandler((_request, reply) =>
    sendText(reply.header('Allow', 'GET, HEAD'), 405, 'Método no permitido.'),
  );
  app.all('/*', (request, reply) => {
    const pathname = pathnameOf(request);
    // The CMS could read an address with a host differently from the router.
    const isMalformed =
      pathname.includes('\0') || PARENT_FOLDER.test(pathname) || /^[^/*]/.test(request.url);
    if (isMalformed) return sendMalformed(reply);
    if (PRIVATE_API.test(pathname)) {
      return sendApiError(reply, 404, 'NotFoundError', 'No encontrado');
    }
    if (PROXIED.test(pathname)) return proxy.forward(request, reply);
    if (request.method !== 'GET' && request.method !== 'HEAD') return reply.callNotFound();
    if (pathname === '/healthz') return sendText(reply, 200, 'ok');
    const release = findRelease();
    if (release) return sendStaticFile(request, reply, release, pathname);
    reply.header('Retry-After', '10');
    return sendText(reply, 503, 'El sitio se está publicando por primera vez.');
  });
  return app;
}
