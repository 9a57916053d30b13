import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import type { SIGNATURE_HEADERS } from '../../contracts/webhooks';

/** Signatures of Standard Webhooks (https://www.standardwebhooks.com): `v1`, HMAC-SHA256. */
const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** Age of a request beyond which it is refused as a replay, in milliseconds. */
export const TOLERANCE_MS = 5 * 60_000;

export type WebhookHeaders = Record<keyof typeof SIGNATURE_HEADERS, string>;

export const createWebhookSecret = () => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

function sign(secret: string, id: string, seconds: string, body: string): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
}

/** Returns the headers of a request, signed with each of the secrets. */
export function signWebhook(
  secrets: readonly string[],
  id: string,
  at: Date,
  body: string,
): WebhookHeaders {
  const seconds = String(Math.floor(at.getTime() / 1000));
  return {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': secrets.map((secret) => `v1,${sign(secret, id, seconds, body)}`).join(' '),
  };
}

/** Returns true for headers that one of the secrets has signed, within the tolerance. */
export function isSignedWebhook(
  secrets: readonly string[],
  headers: Partial<WebhookHeaders>,
  body: string,
  now: Date,
): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': seconds = '' } = headers;
  if (!id || !/^\d{1,12}$/.test(seconds)) return false;
  if (Math.abs(now.getTime() - Number(seconds) * 1000) > TOLERANCE_MS) return false;
  const given = (headers['webhook-signature'] ?? '').split(' ').flatMap((part) => {
    const [version, signature = ''] = part.split(',');
    return version === 'v1' ? [Buffer.from(signature)] : [];
  });
  return secrets.some((secret) => {
    const expected = Buffer.from(sign(secret, id, seconds, body));
    return given.some((one) => one.length === expected.length && timingSafeEqual(one, expected));
  });
}
