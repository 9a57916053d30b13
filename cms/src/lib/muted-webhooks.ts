import type { Core } from '@strapi/strapi';

import { isRecord } from './fields';
import { isPublicType } from './public-types';

type Info = Record<string, unknown>;

/**
 * What a webhook may be told: of types that the site does not show (enquiries, subscriptions,
 * accounts) which entry it was, and nothing of what is in it.
 */
export function withoutPersonalData(strapi: Core.Strapi, info: Info): Info {
  const { uid, entry } = info;
  if (typeof uid !== 'string' || !isRecord(entry)) return info;
  const type = strapi.contentTypes[uid as keyof typeof strapi.contentTypes];
  if (type && isPublicType(type)) return info;
  const { id, documentId } = entry;
  return { ...info, entry: { id, documentId } };
}

/** Applies that to every webhook, also those that staff add in the panel. */
export function muteWebhooks(strapi: Core.Strapi): void {
  const runner = strapi.get('webhookRunner');
  const run = runner.run.bind(runner);
  runner.run = (webhook: unknown, event: string, info: Info = {}) =>
    run(webhook, event, withoutPersonalData(strapi, info));
}
