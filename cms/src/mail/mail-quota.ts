import type { Core } from '@strapi/strapi';

import { query } from '../platform/strapi/query';
import { MAIL_UID, type MailKind } from './mail-row';
import { ATTEMPT_TIMEOUT_MS } from './retry-delay';

const WINDOW_MS = 10 * 60_000;

/** Selects the mails sent within the window, and those that another instance may be sending now. */
const recentWhere = (now: Date) => ({
  $or: [
    { state: 'sent', settledAt: { $gt: new Date(now.getTime() - WINDOW_MS) } },
    { state: 'waiting', triedAt: { $gt: new Date(now.getTime() - ATTEMPT_TIMEOUT_MS) } },
  ],
});

/**
 * Returns how many mails of each kind may be sent now. The quota protects staff from floods of notices
 * and third parties from floods of confirmations. One mail to staff is reserved for the digest.
 */
export async function readMailQuota(strapi: Core.Strapi, now: Date, limit: number) {
  const countRecent = (kind: MailKind) =>
    query(strapi, MAIL_UID).count({ where: { kind, ...recentWhere(now) } });
  // Sequential, because the queries share the connection of a transaction.
  const notices = await countRecent('notice');
  const confirmations = await countRecent('confirmation');
  const summaries = await query(strapi, MAIL_UID).count({
    where: { kind: 'summary', createdAt: { $gt: new Date(now.getTime() - WINDOW_MS) } },
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
  const recent = await query<{ groupKey: string }>(strapi, MAIL_UID).findMany({
    where: { groupKey: { $notNull: true }, ...recentWhere(now) },
    select: ['groupKey'],
  });
  return [...new Set(recent.map(({ groupKey }) => groupKey))];
}
