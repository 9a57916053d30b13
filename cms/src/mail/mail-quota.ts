import type { Core } from '@strapi/strapi';

import { query } from '../platform/strapi/query';
import { MAIL_UID, type MailKind } from './mail-row';
import { ATTEMPT_TIMEOUT_MS } from './retry-delay';

const WINDOW_MS = 10 * 60_000;

/**
 * Returns how many mails of each kind may be sent now. The quota protects staff from floods of notices
 * and third parties from floods of confirmations. One mail to staff is reserved for the digest.
 */
export async function readMailQuota(strapi: Core.Strapi, now: Date, limit: number) {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const countRecent = (kind: MailKind) =>
    query(strapi, MAIL_UID).count({
      where: {
        kind,
        $or: [
          { state: 'sent', settledAt: { $gt: ago(WINDOW_MS) } },
          // Another instance may be sending it now.
          { state: 'waiting', triedAt: { $gt: ago(ATTEMPT_TIMEOUT_MS) } },
        ],
      },
    });
  // Sequential, because the queries share the connection of a transaction.
  const notices = await countRecent('notice');
  const confirmations = await countRecent('confirmation');
  const summaries = await query(strapi, MAIL_UID).count({
    where: { kind: 'summary', createdAt: { $gt: ago(WINDOW_MS) } },
  });
  const remaining = (used: number, quota: number) => Math.max(0, quota - used);
  return {
    notices: remaining(notices, limit - 1),
    confirmations: remaining(confirmations, limit),
    summaries: remaining(summaries, 1),
  };
}

/**
 * Returns the groups that received a mail within the window, or are receiving one. Further mails of
 * these groups wait and are sent as one digest.
 */
export async function findThrottledGroups(strapi: Core.Strapi, now: Date): Promise<string[]> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const recent = await query<{ groupKey: string }>(strapi, MAIL_UID).findMany({
    where: {
      groupKey: { $notNull: true },
      $or: [
        { state: 'sent', settledAt: { $gt: ago(WINDOW_MS) } },
        { state: 'waiting', triedAt: { $gt: ago(ATTEMPT_TIMEOUT_MS) } },
      ],
    },
    select: ['groupKey'],
  });
  return [...new Set(recent.map(({ groupKey }) => groupKey))];
}
