import type { Core } from '@strapi/strapi';

import { SECRET_OVERLAP_HOURS } from '../../contracts/webhooks';
import { createSecretBox } from '../platform/values/secret-box';
import { createWebhookSecret } from './webhook-signature';

const PURPOSE = 'tequiora: webhook secrets';
const HOUR_MS = 60 * 60_000;

/** Columns of a row with a secret. It is encrypted for `documentId`, as is `previousSecret`. */
export type SealedSecrets = {
  documentId: string;
  secret: string;
  previousSecret: string | null;
  previousSecretUntil: string | null;
};

export const webhookSecretBox = (strapi: Core.Strapi) =>
  createSecretBox(strapi.config.get('admin.secrets.encryptionKey', ''), PURPOSE);

/** Returns until when the replaced secret is also valid; null if there is none. */
export function overlapEnd(
  { previousSecret, previousSecretUntil }: SealedSecrets,
  now: Date,
): Date | null {
  if (previousSecret === null || previousSecretUntil === null) return null;
  const end = new Date(previousSecretUntil);
  return end > now ? end : null;
}

/** Returns the secrets that are valid now, the newest first; none if ENCRYPTION_KEY has changed. */
export function readWebhookSecrets(strapi: Core.Strapi, row: SealedSecrets, now: Date): string[] {
  const box = webhookSecretBox(strapi);
  const { documentId, secret, previousSecret } = row;
  const sealed = [secret, ...(overlapEnd(row, now) && previousSecret ? [previousSecret] : [])];
  return sealed.flatMap((one) => box.open(one, documentId) ?? []);
}

/** Returns false if ENCRYPTION_KEY has changed since the secret of a row was stored. */
export const isSecretReadable = (strapi: Core.Strapi, { documentId, secret }: SealedSecrets) =>
  webhookSecretBox(strapi).open(secret, documentId) !== null;

/**
 * Returns a new secret and the columns of a row that has it. The replaced one is valid for a day, unless it
 * cannot be read.
 */
export function replaceSecret(strapi: Core.Strapi, row: SealedSecrets) {
  const secret = createWebhookSecret();
  const isUsable = isSecretReadable(strapi, row);
  const columns = {
    secret: webhookSecretBox(strapi).seal(secret, row.documentId),
    previousSecret: isUsable ? row.secret : null,
    previousSecretUntil: isUsable ? new Date(Date.now() + SECRET_OVERLAP_HOURS * HOUR_MS) : null,
  };
  return { secret, columns };
}
