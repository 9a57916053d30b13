import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { WebhookBody } from '../../contracts/webhooks';

type Received = { headers: IncomingHttpHeaders; text: string; body: WebhookBody };

export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>;

/** Starts a system that receives webhooks. `status` and `headers` are those of its responses. */
export async function startWebhookReceiver() {
  const received: Received[] = [];
  const state = {
    received,
    status: 204,
    headers: {} as Record<string, string>,
    /** Called before the response. */
    onRequest: undefined as (() => Promise<void>) | undefined,
    url: '',
    types: () => received.map(({ body }) => body.type),
    reset() {
      received.length = 0;
      state.status = 204;
      state.headers = {};
      state.onRequest = undefined;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      received.push({ headers: request.headers, text, body: JSON.parse(text) as WebhookBody });
      void Promise.resolve(state.onRequest?.()).then(() => {
        response.writeHead(state.status, state.headers).end();
      });
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/aviso`;
  return state;
}
