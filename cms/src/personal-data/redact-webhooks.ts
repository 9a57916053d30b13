import type { Core } from '@strapi/strapi';

import { isRecord } from '../../contracts/is-record';
import { isPublicType } from '../content-model/public-types';
import { contentTypeOf } from '../platform/strapi/model';

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

/** Redacts the payload of every webhook, including those that staff add in the CMS panel. */
export function redactWebhooks(strapi: Core.Strapi): void {
  const runner = strapi.get<Runner>('webhookRunner');
  const run = runner.run.bind(runner);
  runner.run = (webhook, event, info = {}) => run(webhook, event, redactWebhookInfo(strapi, info));
}
