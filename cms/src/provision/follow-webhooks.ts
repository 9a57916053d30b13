import type { Core } from '@strapi/strapi';

import { runJob } from '../jobs/job-runs';

type Webhook = { id: string; events: string[] };
type Runner = { webhooksMap: Map<string, Webhook[]> } & Record<
  'add' | 'remove',
  (webhook: Webhook) => void
>;

const EVERY_HALF_MINUTE = '*/30 * * * * *';

/**
 * Makes webhooks that were changed in the panel known to every instance: Strapi tells only the one
 * that was asked.
 */
export function followWebhooks(strapi: Core.Strapi): void {
  const runner = strapi.get<Runner>('webhookRunner');
  let known: string | undefined;

  async function look(): Promise<void> {
    const stored: Webhook[] = await strapi.get('webhookStore').findWebhooks();
    const now = JSON.stringify(stored);
    if (now === known) return;
    for (const webhook of [...runner.webhooksMap.values()].flat()) runner.remove(webhook);
    for (const webhook of stored) runner.add(webhook);
    known = now;
  }

  async function task(): Promise<void> {
    try {
      await runJob('follow-webhooks', look);
    } catch (error) {
      strapi.log.warn(`Webhooks stay as they were: ${String(error)}`);
    }
  }

  strapi.cron.add({ 'follow-webhooks': { task, options: { rule: EVERY_HALF_MINUTE } } });
}
