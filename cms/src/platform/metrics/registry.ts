import { collectDefaultMetrics, Registry } from 'prom-client';

/** Metrics of this process. */
export const registry = new Registry();

collectDefaultMetrics({ register: registry });
