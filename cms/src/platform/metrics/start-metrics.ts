import { once } from 'node:events';
import { createServer } from 'node:http';

import type { Core } from '@strapi/strapi';
import { Registry } from 'prom-client';

import { readSettings } from '../env/settings';
import { registry } from './registry';

type RegisterGauges = (strapi: Core.Strapi, registry: Registry) => void;

/**
 * Serves `GET /metrics` on a separate port, because visitors must not see it; returns undefined when no
 * port is configured.
 */
export async function startMetrics(strapi: Core.Strapi, registerGauges: RegisterGauges) {
  const { metrics } = readSettings();
  if (!metrics) return undefined;
  const gauges = new Registry();
  registerGauges(strapi, gauges);
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    Promise.all([registry.metrics(), gauges.metrics()]).then(
      (texts) => {
        response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
        response.end(texts.join('\n'));
      },
      () => response.writeHead(500).end(),
    );
  });
  server.listen(metrics.port, metrics.host);
  await once(server, 'listening');
  strapi.log.info(`Metrics at http://${metrics.host}:${metrics.port}/metrics`);
  return {
    async stop(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
