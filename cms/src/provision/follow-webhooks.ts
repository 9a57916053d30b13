import type { Core } from '@strapi/strapi';

import { scheduleJob } from '../platform/jobs/schedule-job';

type Webhook = { id: string; events: string[] };
type Store = { findWebhooks(): Promise<Webhook[]> };
type Runner = { webhooksMap: Map<string, Webhook[]> } & Record<
  'add' | 'remove',
  (webhook: Webhook) => void
>;

/**
 * Polls the stored webhooks, so that changes made in the panel reach every instance.
 *
 * UPSTREAM: @strapi/core 5.54 · `webhooksMap`, `add` and `remove` of the webhook runner
 * why: Strapi updates the instance that handled the change only (https://github.com/strapi/strapi/issues/22595)
 * test: cms/src/provision/__tests__/follow-webhooks.test.ts, cms/tests/api/seed.test.ts
 * until: Strapi reloads webhooks (https://github.com/strapi/strapi/pull/26777)
 */
export function followWebhooks(strapi: Core.Strapi): void {
  const runner = strapi.get<Runner>('webhookRunner');
  // Throws at the start instead of in each poll when an update has moved it.
  runner.webhooksMap.values();
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
