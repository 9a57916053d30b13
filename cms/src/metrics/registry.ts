import { collectDefaultMetrics, Registry } from 'prom-client';

/** What this process counts, from its start. */
export const registry = new Registry();

collectDefaultMetrics({ register: registry });
