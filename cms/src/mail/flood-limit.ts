import type { Core } from '@strapi/strapi';

import { ATTEMPT_LIMIT } from './back-off';
import { MAIL_UID, type MailKind } from './mail-row';

const WINDOW = 10 * 60_000;

/**
 * How many mails of each kind may still go out now. Whoever floods the form must not flood the
 * staff with notices, nor strangers with confirmations. One of the mails to staff is kept for the
 * summary.
 */
export async function findRoom(strapi: Core.Strapi, now: Date, limit: number) {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const countRecent = (kind: MailKind) =>
    strapi.db.query(MAIL_UID).count({
      where: {
        kind,
        $or: [
          { state: 'sent', settledAt: { $gt: ago(WINDOW) } },
          // Another instance may be sending it.
          { state: 'waiting', triedAt: { $gt: ago(ATTEMPT_LIMIT) } },
        ],
      },
    });
  // One after the other: they share the connection of a transaction.
  const notices = await countRecent('notice');
  const confirmations = await countRecent('confirmation');
  const summaries = await strapi.db
    .query(MAIL_UID)
    .count({ where: { kind: 'summary', createdAt: { $gt: ago(WINDOW) } } });
  const left = (used: number, most: number) => Math.max(0, most - used);
  return {
    notices: left(notices, limit - 1),
    confirmations: left(confirmations, limit),
    summaries: left(summaries, 1),
  };
}

/**
 * Returns the groups to which a mail went within the last minutes, or is going: what comes for them
 * meanwhile waits and is sent as one.
 */
export async function findBusyGroups(strapi: Core.Strapi, now: Date): Promise<string[]> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const recent: { groupKey: string }[] = await strapi.db.query(MAIL_UID).findMany({
    where: {
      groupKey: { $notNull: true },
      $or: [
        { state: 'sent', settledAt: { $gt: ago(WINDOW) } },
        { state: 'waiting', triedAt: { $gt: ago(ATTEMPT_LIMIT) } },
      ],
    },
    select: ['groupKey'],
  });
  return [...new Set(recent.map(({ groupKey }) => groupKey))];
}
