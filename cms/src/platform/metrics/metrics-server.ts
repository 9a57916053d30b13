import { once } from 'node:events';
import { createServer } from 'node:http';

import type { Registry } from 'prom-client';

type MetricsAddress = { host: string; port: number };

/**
 * Serves `GET /metrics` of these registries on a separate port, because visitors must not see them.
 */
export async function startMetricsServer(
  { host, port }: MetricsAddress,
  registries: readonly Registry[],
) {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    Promise.all(registries.map((registry) => registry.metrics())).then(
      (texts) => {
        response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
        response.end(texts.join('\n'));
      },
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    async stop(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type MetricsServer = Awaited<ReturnType<typeof startMetricsServer>>;
