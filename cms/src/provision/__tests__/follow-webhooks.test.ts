import type { Core } from '@strapi/strapi';

import { followWebhooks } from '../follow-webhooks';

type Webhook = { id: string; url: string; events: string[] };

const publisher = { id: '1', url: 'http://publicador.example', events: ['entry.publish'] };
const other = { id: '2', url: 'http://otro.example', events: ['entry.publish', 'media.delete'] };

function createInstance(stored: { webhooks: Webhook[] }) {
  const running = new Map<string, Webhook>();
  const runner = {
    webhooksMap: { values: () => [[...running.values()]] },
    add: (webhook: Webhook) => running.set(webhook.id, webhook),
    remove: ({ id }: Webhook) => running.delete(id),
  };
  let poll: () => Promise<void> = async () => undefined;
  const parts = {
    webhookRunner: runner,
    webhookStore: { findWebhooks: async () => stored.webhooks },
  };
  const strapi = {
    get: (name: keyof typeof parts) => parts[name],
    cron: {
      add: (jobs: Record<string, { task: typeof poll }>) => (poll = jobs['follow-webhooks']!.task),
    },
  };
  followWebhooks(strapi as unknown as Core.Strapi);
  return { poll: () => poll(), running: () => [...running.values()] };
}

describe('followWebhooks', () => {
  it('applies webhooks that another instance added, changed and removed', async () => {
    const stored = { webhooks: [publisher] };
    const instance = createInstance(stored);
    await instance.poll();
    expect(instance.running()).toEqual([publisher]);

    stored.webhooks = [publisher, other];
    await instance.poll();
    expect(instance.running()).toEqual([publisher, other]);

    stored.webhooks = [{ ...other, url: 'http://nuevo.example' }];
    await instance.poll();
    expect(instance.running()).toEqual(stored.webhooks);
  });
});
