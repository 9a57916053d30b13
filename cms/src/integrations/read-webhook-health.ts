import type { Core } from '@strapi/strapi';

import type { WebhookHealth } from '../../contracts/health-report';
import { listEndpoints } from './manage-endpoints';

/** Returns the state of the systems that receive webhooks; null if there are none. */
export async function readWebhookHealth(strapi: Core.Strapi): Promise<WebhookHealth | null> {
  const endpoints = await listEndpoints(strapi);
  if (endpoints.length === 0) return null;
  return endpoints.map(({ name, state, failingSince, lastFailure, waiting, failed }) => ({
    ...{ name, state, failingSince, lastFailure, waiting, failed },
  }));
}
