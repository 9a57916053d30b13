import { createHash, timingSafeEqual } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { isRecord } from '@tequiora/cms/contracts/is-record.ts';
import type { ProgramLog } from '../../lib/program-log.ts';
import { REQUEST_ID_HEADER, requestIdOf } from '../../lib/request-id.ts';
import { describeFailure, UserError } from '../../lib/user-error.ts';
import type { Publisher } from '../queue/publisher.ts';

const BODY_LIMIT = 1024 * 1024;
// Fastify has no default timeout, and a slow client would keep a connection for ever.
const REQUEST_MS = 30_000;

type ServerOptions = { publisher: Publisher; secret: string; log?: ProgramLog };

// Polled constantly; excluded from the access log.
const UNLOGGED = ['/healthz', '/status'];

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Returns whether the header contains the secret; compares in constant time. */
function isAuthorized(header: string | undefined, secret: string): boolean {
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${secret}`));
}

function releaseIn(body: unknown): string {
  if (isRecord(body) && typeof body.release === 'string') return body.release;
  throw new UserError('Falta «release»: el identificador de la versión a la cual regresar.');
}

/** Creates the publisher's HTTP server: see "Publisher" in the contract. */
export function createServer({ publisher, secret, log }: ServerOptions): FastifyInstance {
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_MS,
    forceCloseConnections: true,
    // Only our own programs can reach this server, so their ids are trusted.
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id']),
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? '-';
    if (UNLOGGED.includes(route)) return;
    log?.access({
      requestId: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });

  // A webhook is only a hint: a malformed body is accepted, too.
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, JSON.parse(String(body)));
    } catch {
      done(null, undefined);
    }
  });
  app.removeContentTypeParser('application/json');

  app.setErrorHandler((error, request, reply) => {
    const isKnown = error instanceof UserError;
    const status = isKnown ? 400 : ((error as { statusCode?: number }).statusCode ?? 500);
    if (status >= 500) log?.error(describeFailure(error), request.id);
    const message = isKnown ? error.message : 'El publicador no pudo atender la petición.';
    return reply.code(status).send({ error: { status, message } });
  });

  app.get('/healthz', () => ({ ok: true }));

  app.register(async (guarded) => {
    guarded.addHook('onRequest', async (request, reply) => {
      if (isAuthorized(request.headers.authorization, secret)) return;
      await reply.code(401).send({ error: { status: 401, message: 'No autorizado.' } });
    });
    guarded.post('/hooks/strapi', (_request, reply) => {
      publisher.notifyChange();
      return reply.code(202).send({ accepted: true });
    });
    guarded.post('/publish', (request, reply) => {
      const { body } = request;
      publisher.publish({ isFromScratch: isRecord(body) && body.fromScratch === true });
      return reply.code(202).send({ accepted: true });
    });
    guarded.post('/rollback', async (request) => {
      await publisher.rollback(releaseIn(request.body));
      return publisher.status();
    });
    guarded.get('/status', () => publisher.status());
  });
  return app;
}
