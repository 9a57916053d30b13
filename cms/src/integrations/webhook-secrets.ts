import type { Core } from '@strapi/strapi';

import { createSecretBox } from '../platform/values/secret-box';
import type { EndpointRow } from './webhook-rows';

const PURPOSE = 'tequiora: webhook secrets';

export const webhookSecretBox = (strapi: Core.Strapi) =>
  createSecretBox(strapi.config.get('admin.secrets.encryptionKey', ''), PURPOSE);

/** Returns the secrets that sign now, the newest first; none if ENCRYPTION_KEY has changed. */
export function readWebhookSecrets(
  strapi: Core.Strapi,
  { documentId, secret, previousSecret, previousSecretUntil }: EndpointRow,
  now: Date,
): string[] {
  const box = webhookSecretBox(strapi);
  const isOverlap = previousSecretUntil !== null && new Date(previousSecretUntil) > now;
  const sealed = [secret, ...(isOverlap && previousSecret ? [previousSecret] : [])];
  return sealed.flatMap((one) => box.open(one, documentId) ?? []);
}
