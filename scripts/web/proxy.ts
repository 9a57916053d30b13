import {
  Agent,
  request as startRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { REQUEST_ID_HEADER } from '../lib/request-id.ts';

const LIMIT_MS = 60_000;
// Headers of a single connection (RFC 9110, 7.6.1).
const HOP_BY_HOP = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
// Headers with which a client could fake its address or host.
const FORGEABLE = ['forwarded', 'x-real-ip', 'x-forwarded-host', 'x-forwarded-port'];

export type Proxy = {
  /** Sends `requestId` instead of an id from the client. */
  forward: (request: IncomingMessage, response: ServerResponse, requestId: string) => void;
  close: () => void;
};

function endToEnd(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name) && !named.includes(name)),
  );
}

function headersFor(request: IncomingMessage, requestId: string): OutgoingHttpHeaders {
  const headers = endToEnd(request.headers);
  for (const name of FORGEABLE) delete headers[name];
  // Without a length or this header Node sends no body at all.
  const { 'transfer-encoding': chunked } = request.headers;
  if (chunked) headers['transfer-encoding'] = chunked;
  headers['x-forwarded-for'] = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  headers['x-forwarded-proto'] = 'http';
  headers['x-forwarded-host'] = request.headers.host;
  headers[REQUEST_ID_HEADER.toLowerCase()] = requestId;
  // The CMS then reads and drops a rejected body; closing the connection would truncate its response.
  headers.connection = 'keep-alive';
  return headers;
}

/** Returns whether a request can be sent twice: it is safe (GET, HEAD) and has no body. */
function canBeRepeated({ method, headers }: IncomingMessage): boolean {
  const hasBody = headers['transfer-encoding'] || Number(headers['content-length'] ?? 0) > 0;
  return !hasBody && (method === 'GET' || method === 'HEAD');
}

/** Returns whether the other side had closed the connection. */
function wasClosed({ code }: NodeJS.ErrnoException): boolean {
  return code === 'ECONNRESET' || code === 'EPIPE';
}

/** Sends an error in the format of the REST API, with a message for visitors. */
export function sendApiError(
  response: ServerResponse,
  status: number,
  name: string,
  message: string,
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const retry = status >= 500 ? { 'Retry-After': '5' } : {};
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', ...retry });
  response.end(JSON.stringify({ data: null, error: { status, name, message, details: {} } }));
}

/** Creates a proxy that forwards requests to the CMS and streams its responses. */
export function createProxy(cmsUrl: string): Proxy {
  const target = new URL(cmsUrl);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });

  function forward(request: IncomingMessage, response: ServerResponse, requestId: string): void {
    const isRepeatable = canBeRepeated(request);

    function send(connections: Agent | false): void {
      let hasResponse = false;
      const upstream = startRequest(
        {
          host: target.hostname,
          port: target.port || 80,
          method: request.method,
          path: request.url,
          headers: headersFor(request, requestId),
          agent: connections,
          timeout: LIMIT_MS,
        },
        (upstreamResponse) => {
          hasResponse = true;
          response.writeHead(
            upstreamResponse.statusCode ?? 502,
            endToEnd(upstreamResponse.headers),
          );
          upstreamResponse.on('error', () => response.destroy());
          // The rest of a rejected body is of no use to the CMS, which may not read it.
          upstreamResponse.on('end', () => request.complete || upstream.destroy());
          upstreamResponse.pipe(response);
        },
      );
      upstream.on('timeout', () => upstream.destroy(new Error('timeout')));
      upstream.on('error', (error) => {
        if (hasResponse || response.destroyed) return;
        if (upstream.reusedSocket && wasClosed(error)) {
          send(false);
          return;
        }
        const message = 'El servicio no está disponible por ahora. Intenta de nuevo en un momento.';
        sendApiError(response, 502, 'BadGatewayError', message);
      });
      response.on('close', () => {
        if (!response.writableFinished) upstream.destroy();
      });
      request.on('close', () => request.complete || upstream.destroy());
      // An unread body would block the next request on the client's connection.
      upstream.on('close', () => request.unpipe(upstream).resume());
      if (isRepeatable) upstream.end();
      else request.pipe(upstream);
    }

    // A kept-alive connection may be closing on the other side, so only repeatable requests use one.
    send(isRepeatable ? agent : false);
  }

  return { forward, close: () => agent.destroy() };
}
