import type { Core } from '@strapi/strapi';

import type { Secrets } from '../platform/env/secrets';
import { requestIdHeaders } from '../platform/http/request-id';
import { replaceMethods } from '../platform/strapi/replace-methods';

const NAME = 'publisher';
// Drafts do not change the site, and a new picture appears only when an entry uses it.
const EVENTS = ['entry.publish', 'entry.unpublish', 'entry.delete', 'media.update', 'media.delete'];

type Fetch = (url: string, options: RequestInit) => Promise<Response>;

type Webhook = { id: string; name: string };
type Store = {
  findWebhooks(): Promise<Webhook[]>;
  createWebhook(attributes: object): Promise<Webhook>;
  updateWebhook(id: string, webhook: object): Promise<Webhook | null>;
  deleteWebhook(id: string): Promise<unknown>;
};
type Runner = { fetch: Fetch } & Record<'add' | 'update' | 'remove', (webhook: Webhook) => void>;

/**
 * Adds the id of the request that caused it to every webhook.
 *
 * UPSTREAM: @strapi/core 5.54 · replaces `fetch` of the webhook runner, and uses the webhook store
 * why: headers of webhooks are constants, and webhooks cannot be configured in code
 * test: cms/tests/api/database/observability.test.ts, cms/tests/api/database/shutdown.test.ts
 * until: webhooks are a setting with headers of each request
 */
function addRequestIds(runner: Runner): void {
  const { fetch } = runner;
  replaceMethods(runner, {
    fetch: (url, options) =>
      fetch(url, { ...options, headers: { ...options.headers, ...requestIdHeaders() } }),
  });
}

/** Creates the webhook that notifies the publisher; removes it when no publisher is configured. */
export async function provisionWebhook(
  strapi: Core.Strapi,
  publisher: Secrets['publisher'],
): Promise<void> {
  const store = strapi.get<Store>('webhookStore');
  const runner = strapi.get<Runner>('webhookRunner');
  addRequestIds(runner);
  const found = (await store.findWebhooks()).find(({ name }) => name === NAME);

  if (!publisher) {
    if (!found) return;
    await store.deleteWebhook(found.id);
    runner.remove(found);
    return;
  }
  const attributes = {
    name: NAME,
    url: `${publisher.url}/hooks/strapi`,
    headers: { Authorization: `Bearer ${publisher.secret}` },
    events: EVENTS,
    isEnabled: true,
  };
  // The runner has already loaded the stored webhooks and must be updated too.
  if (found) {
    const updated = await store.updateWebhook(found.id, { id: found.id, ...attributes });
    if (updated) runner.update(updated);
  } else {
    runner.add(await store.createWebhook(attributes));
  }
}
