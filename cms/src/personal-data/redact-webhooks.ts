import type { Core } from '@strapi/strapi';

import { isRecord } from '../../contracts/is-record';
import { isPublicType } from '../content-model/public-types';
import { contentTypeOf } from '../platform/strapi/model';
import { replaceMethods } from '../platform/strapi/replace-methods';

type Info = Record<string, unknown>;
type Runner = { run(webhook: unknown, event: string, info?: Info): unknown };

/**
 * Reduces the entry in a webhook payload to its ids when the site does not show its type
 * (enquiries, subscriptions, accounts), since such entries hold personal data.
 */
function redactWebhookInfo(strapi: Core.Strapi, info: Info): Info {
  const { uid, entry } = info;
  if (typeof uid !== 'string' || !isRecord(entry)) return info;
  const type = contentTypeOf(strapi, uid);
  if (type && isPublicType(type)) return info;
  const { id, documentId } = entry;
  return { ...info, entry: { id, documentId } };
}

/**
 * Redacts the payload of every webhook, including those that staff add in the CMS panel.
 *
 * UPSTREAM: @strapi/core 5.54 · replaces `run` of the webhook runner
 * why: webhooks contain the whole entry, and payloads have no hook
 * test: cms/tests/api/database/personal-data.test.ts
 * until: types can be excluded from webhooks
 */
export function redactWebhooks(strapi: Core.Strapi): void {
  const runner = strapi.get<Runner>('webhookRunner');
  const run = runner.run.bind(runner);
  replaceMethods(runner, {
    run: (webhook, event, info = {}) => run(webhook, event, redactWebhookInfo(strapi, info)),
  });
}
