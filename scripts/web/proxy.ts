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
// They speak about one connection and mean nothing on the next one (RFC 9110, 7.6.1).
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
// What a client could use to pass for another address or host.
const FORGEABLE = ['forwarded', 'x-real-ip', 'x-forwarded-host', 'x-forwarded-port'];

export type Proxy = {
  /** `requestId` goes along, whatever the client says its own is. */
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
  // Kept: how long the body is, or that nobody knows. Without it Node sends no body at all.
  const { 'transfer-encoding': chunked } = request.headers;
  if (chunked) headers['transfer-encoding'] = chunked;
  headers['x-forwarded-for'] = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  headers['x-forwarded-proto'] = 'http';
  headers['x-forwarded-host'] = request.headers.host;
  headers[REQUEST_ID_HEADER.toLowerCase()] = requestId;
  // The CMS then reads and drops what it has refused; closing would cut off its own response.
  headers.connection = 'keep-alive';
  return headers;
}

/** Whether it can be sent twice without harm: it reads, and has no body that would be used up. */
function canBeRepeated({ method, headers }: IncomingMessage): boolean {
  const hasBody = headers['transfer-encoding'] || Number(headers['content-length'] ?? 0) > 0;
  return !hasBody && (method === 'GET' || method === 'HEAD');
}

/** How Node tells that the other side had closed the connection. */
function wasClosed({ code }: NodeJS.ErrnoException): boolean {
  return code === 'ECONNRESET' || code === 'EPIPE';
}

/** An error in the shape of the REST API, with a text that a person may read. */
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

/** Hands requests on to the CMS and streams its answers back. */
export function createProxy(cmsUrl: string): Proxy {
  const target = new URL(cmsUrl);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });

  function forward(request: IncomingMessage, response: ServerResponse, requestId: string): void {
    const isRepeatable = canBeRepeated(request);

    function ask(connections: Agent | false): void {
      let isAnswered = false;
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
        (answer) => {
          isAnswered = true;
          response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
          answer.on('error', () => response.destroy());
          answer.pipe(response);
        },
      );
      upstream.on('timeout', () => upstream.destroy(new Error('timeout')));
      upstream.on('error', (error) => {
        if (isAnswered || response.destroyed) return;
        if (upstream.reusedSocket && wasClosed(error)) {
          ask(false);
          return;
        }
        const message = 'El servicio no está disponible por ahora. Intenta de nuevo en un momento.';
        sendApiError(response, 502, 'BadGatewayError', message);
      });
      response.on('close', () => {
        if (!response.writableFinished) upstream.destroy();
      });
      request.on('close', () => request.complete || upstream.destroy());
      // What nobody reads any more would hold up the next request of the client.
      upstream.on('close', () => request.unpipe(upstream).resume());
      if (isRepeatable) upstream.end();
      else request.pipe(upstream);
    }

    // A kept connection may be closing on the other side: only for what may be asked once more.
    ask(isRepeatable ? agent : false);
  }

  return { forward, close: () => agent.destroy() };
}
