import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const PUBLISHER_SECRET = 'secreto-del-publicador-solo-para-pruebas-0123';

/** Starts a fake publisher that records requests and returns a configurable status. */
export async function startFakePublisher() {
  const requests: string[] = [];
  const requestIds: unknown[] = [];
  const bodies: string[] = [];
  let status: unknown = { state: 'idle' };
  let isUnresponsive = false;
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    requestIds.push(request.headers['x-request-id']);
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => bodies.push(body));
    if (isUnresponsive) return;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(request.url === '/status' ? status : { accepted: true }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** Settings of a CMS that uses this publisher. */
    environment: { PUBLISHER_URL: url, PUBLISHER_SECRET },
    requests,
    requestIds,
    /** Body of each request. */
    bodies,
    setStatus: (next: unknown) => {
      status = next;
    },
    stopResponding: () => {
      isUnresponsive = true;
    },
    async stop() {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
