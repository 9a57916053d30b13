import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Agent, Client, type Dispatcher } from 'undici';
import {
  parseTrustedProxies,
  type TrustedProxies,
} from '@tequiora/cms/contracts/trusted-proxies.ts';
import { REQUEST_ID_HEADER } from '../lib/request-id.ts';

const LIMITS = { headersTimeout: 60_000, bodyTimeout: 60_000 };
// Headers of a single connection (RFC 9110, 7.6.1).
const HOP_BY_HOP =
  /^(connection|expect|keep-alive|proxy-\w+|te|trailer|transfer-encoding|upgrade)$/;
// Headers with which a client could fake its address.
const FORGEABLE = ['forwarded', 'x-real-ip', 'x-forwarded-port'];

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !HOP_BY_HOP.test(name) && !named.includes(name)),
  );
}

function headersFor({ id, ip, headers }: FastifyRequest, proxies: TrustedProxies) {
  const sent = endToEnd(headers);
  for (const name of FORGEABLE) delete sent[name];
  const isFromProxy = proxies.has(ip);
  const forwarded = (name: string) => (isFromProxy ? headers[name]?.toString() : undefined);
  return {
    ...sent,
    'x-forwarded-for': proxies.clientOf(ip, forwarded('x-forwarded-for') ?? ''),
    'x-forwarded-proto': forwarded('x-forwarded-proto') ?? 'http',
    'x-forwarded-host': forwarded('x-forwarded-host') ?? headers.host,
    [REQUEST_ID_HEADER.toLowerCase()]: id,
  };
}

function bodyOf(request: IncomingMessage): PassThrough | undefined {
  const { 'transfer-encoding': chunked, 'content-length': length = '0' } = request.headers;
  if (!chunked && Number(length) === 0) return undefined;
  // undici destroys a body that the CMS does not read, which would close the client's connection. The
  // unread rest would block the next request on it.
  return request.pipe(new PassThrough()).on('close', () => request.resume());
}

/** Returns whether the CMS closed a kept-alive connection; a reset does not tell, and counts as one. */
function wasReused(error: unknown): boolean {
  const { code, socket } = error as { code?: string; socket?: { bytesRead?: number } };
  return code === 'ECONNRESET' || code === 'EPIPE' || (socket?.bytesRead ?? 0) > 0;
}

/** Sends an error in the format of the REST API, with a message for visitors. */
export function sendApiError(
  reply: FastifyReply,
  status: number,
  name: string,
  message: string,
): FastifyReply {
  if (status >= 500) reply.header('Retry-After', '5');
  return reply.code(status).send({ data: null, error: { status, name, message, details: {} } });
}

/**
 * Creates a proxy that forwards requests to the CMS and streams its responses.
 * @param trustedProxies addresses of proxies in front, whose forwarding headers count
 */
export function createProxy(cmsUrl: string, trustedProxies: string) {
  const proxies = parseTrustedProxies(trustedProxies);
  const { origin } = new URL(cmsUrl);
  const agent = new Agent({ ...LIMITS, connections: 64 });

  async function send(options: Dispatcher.RequestOptions): Promise<Dispatcher.ResponseData> {
    const isRepeatable = !options.body && ['GET', 'HEAD'].includes(options.method);
    // A kept-alive connection may be closing on the other side, so only repeatable requests use one.
    if (!isRepeatable) return sendOnce(options);
    try {
      return await agent.request(options);
    } catch (error) {
      if (wasReused(error)) return sendOnce(options);
      throw error;
    }
  }

  function sendOnce(options: Dispatcher.RequestOptions): Promise<Dispatcher.ResponseData> {
    const client = new Client(origin, LIMITS);
    const response = client.request(options);
    void client.close();
    return response;
  }

  return {
    async forward(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const canceller = new AbortController();
      reply.raw.on('close', () => canceller.abort());
      try {
        const { statusCode, headers, body } = await send({
          origin,
          path: request.raw.url ?? '/',
          method: request.method as Dispatcher.HttpMethod,
          headers: headersFor(request, proxies),
          body: bodyOf(request.raw),
          signal: canceller.signal,
        });
        return await reply.code(statusCode).headers(endToEnd(headers)).send(body);
      } catch {
        const message = 'El servicio no está disponible por ahora. Intenta de nuevo en un momento.';
        return sendApiError(reply, 502, 'BadGatewayError', message);
      }
    },
    close: (): Promise<void> => agent.destroy(),
  };
}
