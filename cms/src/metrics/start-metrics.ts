import type { Core } from '@strapi/strapi';
import { Registry } from 'prom-client';

import { readSettings } from '../lib/settings';
import { startMetricsServer } from './metrics-server';
import { registerOutboxMetrics } from './outbox-metrics';
import { registry } from './registry';

/** Opens the private port for Prometheus, where one is set; `stop` closes it. */
export async function startMetrics(strapi: Core.Strapi) {
  const { metrics } = readSettings();
  if (!metrics) return undefined;
  const ofInstance = new Registry();
  registerOutboxMetrics(strapi, ofInstance);
  const server = await startMetricsServer(metrics, [registry, ofInstance]);
  strapi.log.info(`Metrics at http://${metrics.host}:${metrics.port}/metrics`);
  return server;
}
