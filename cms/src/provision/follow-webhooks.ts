import type { Core } from '@strapi/strapi';

import { scheduleJob } from '../platform/jobs/schedule-job';

type Webhook = { id: string; events: string[] };
type Store = { findWebhooks(): Promise<Webhook[]> };
type Runner = { webhooksMap: Map<string, Webhook[]> } & Record<
  'add' | 'remove',
  (webhook: Webhook) => void
>;

/**
 * Polls the stored webhooks, so that changes made in the panel reach every instance. Strapi updates only
 * the instance that handled the change.
 */
export function followWebhooks(strapi: Core.Strapi): void {
  const runner = strapi.get<Runner>('webhookRunner');
  let known: string | undefined;

  async function poll(): Promise<void> {
    const stored = await strapi.get<Store>('webhookStore').findWebhooks();
    const current = JSON.stringify(stored);
    if (current === known) return;
    for (const webhook of [...runner.webhooksMap.values()].flat()) runner.remove(webhook);
    for (const webhook of stored) runner.add(webhook);
    known = current;
  }

  scheduleJob(strapi, 'follow-webhooks', poll);
}
