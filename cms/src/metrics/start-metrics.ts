import type { Core } from '@strapi/strapi';
import { Registry } from 'prom-client';

import { readSettings } from '../lib/settings';
import { startMetricsServer } from './metrics-server';
import { registerOutboxMetrics } from './outbox-metrics';
import { registry } from './registry';

/** Starts the metrics server when a port is configured; returns undefined otherwise. */
export async function startMetrics(strapi: Core.Strapi) {
  const { metrics } = readSettings();
  if (!metrics) return undefined;
  const outboxRegistry = new Registry();
  registerOutboxMetrics(strapi, outboxRegistry);
  const server = await startMetricsServer(metrics, [registry, outboxRegistry]);
  strapi.log.info(`Metrics at http://${metrics.host}:${metrics.port}/metrics`);
  return server;
}
