import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands in for the publisher: notes what it is asked and answers what it is told to. */
export async function startPublisher() {
  const asked: string[] = [];
  const requestIds: unknown[] = [];
  const bodies: string[] = [];
  let status: unknown = { state: 'idle' };
  let isSilent = false;
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    requestIds.push(request.headers['x-request-id']);
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => bodies.push(body));
    if (isSilent) return;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(request.url === '/status' ? status : { accepted: true }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    requestIds,
    /** What came with each request. */
    bodies,
    answer: (next: unknown) => {
      status = next;
    },
    fallSilent: () => {
      isSilent = true;
    },
    async stop() {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
