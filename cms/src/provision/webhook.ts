import type { Core } from '@strapi/strapi';

import { requestIdHeaders } from '../lib/request-id';
import type { Secrets } from '../lib/secrets';

const NAME = 'publisher';
// Saved drafts change nothing that is live, and a new picture is live only once an entry shows it.
const EVENTS = ['entry.publish', 'entry.unpublish', 'entry.delete', 'media.update', 'media.delete'];

type Fetch = (url: string, options: RequestInit) => Promise<Response>;

/** Has every webhook carry the id of the request that caused it. */
function passRequestIds(runner: { fetch: Fetch }): void {
  const { fetch } = runner;
  runner.fetch = (url, options) =>
    fetch(url, { ...options, headers: { ...options.headers, ...requestIdHeaders() } });
}

/** Announces published changes to the publisher; removes the webhook when there is none. */
export async function provisionWebhook(
  strapi: Core.Strapi,
  publisher: Secrets['publisher'],
): Promise<void> {
  const store = strapi.get('webhookStore');
  const runner = strapi.get('webhookRunner');
  passRequestIds(runner);
  const found = (await store.findWebhooks()).find(
    (webhook: { id: string; name: string }) => webhook.name === NAME,
  );

  if (!publisher) {
    if (!found) return;
    await store.deleteWebhook(found.id);
    runner.remove(found);
    return;
  }
  const wanted = {
    name: NAME,
    url: `${publisher.url}/hooks/strapi`,
    headers: { Authorization: `Bearer ${publisher.secret}` },
    events: EVENTS,
    isEnabled: true,
  };
  // The runner read its list before this ran, so it has to be told as well.
  if (found) {
    const updated = await store.updateWebhook(found.id, { id: found.id, ...wanted });
    if (updated) runner.update(updated);
  } else {
    runner.add(await store.createWebhook(wanted));
  }
}
