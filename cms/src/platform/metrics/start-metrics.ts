import type { Core } from '@strapi/strapi';
import { Registry } from 'prom-client';

import { readSettings } from '../env/settings';
import { startMetricsServer } from './metrics-server';
import { registry } from './registry';

type RegisterGauges = (strapi: Core.Strapi, registry: Registry) => void;

/** Starts the metrics server when a port is configured; returns undefined otherwise. */
export async function startMetrics(strapi: Core.Strapi, registerGauges: RegisterGauges) {
  const { metrics } = readSettings();
  if (!metrics) return undefined;
  const gauges = new Registry();
  registerGauges(strapi, gauges);
  const server = await startMetricsServer(metrics, [registry, gauges]);
  strapi.log.info(`Metrics at http://${metrics.host}:${metrics.port}/metrics`);
  return server;
}
