import { Counter, Histogram } from 'prom-client';

import type { AccessFacts } from '../logging/log-format';
import { registry } from './registry';

const TOO_MANY_REQUESTS = 429;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const duration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time until a request was answered, by route as it is declared.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [registry],
});

const refusals = new Counter({
  name: 'rate_limit_refusals_total',
  help: 'Requests that a rate limit refused.',
  labelNames: ['route'],
  registers: [registry],
});

export function countRequest({ method, route, status, ms }: AccessFacts): void {
  // Clients can send arbitrary methods, and each would create its own time series.
  const known = METHODS.has(method) ? method : 'other';
  duration.observe({ method: known, route, status: String(status) }, ms / 1000);
  if (status === TOO_MANY_REQUESTS) refusals.inc({ route });
}
