import type { Core } from '@strapi/strapi';

import { runJob } from '../platform/jobs/job-runs';

type Webhook = { id: string; events: string[] };
type Runner = { webhooksMap: Map<string, Webhook[]> } & Record<
  'add' | 'remove',
  (webhook: Webhook) => void
>;

const EVERY_HALF_MINUTE = '*/30 * * * * *';

/**
 * Polls the stored webhooks, so that changes made in the panel reach every instance. Strapi updates only
 * the instance that handled the change.
 */
export function followWebhooks(strapi: Core.Strapi): void {
  const runner = strapi.get<Runner>('webhookRunner');
  let known: string | undefined;

  async function poll(): Promise<void> {
    const stored: Webhook[] = await strapi.get('webhookStore').findWebhooks();
    const current = JSON.stringify(stored);
    if (current === known) return;
    for (const webhook of [...runner.webhooksMap.values()].flat()) runner.remove(webhook);
    for (const webhook of stored) runner.add(webhook);
    known = current;
  }

  async function task(): Promise<void> {
    try {
      await runJob('follow-webhooks', poll);
    } catch (error) {
      strapi.log.warn(`Webhooks were not updated: ${String(error)}`);
    }
  }

  strapi.cron.add({ 'follow-webhooks': { task, options: { rule: EVERY_HALF_MINUTE } } });
}
