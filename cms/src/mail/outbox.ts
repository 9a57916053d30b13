import type { Core } from '@strapi/strapi';

import { HOLD_MS, type MailProblem } from '../../contracts/enquiry-mail';
import type { MailState } from '../../contracts/mail';
import { runOnOneInstance } from '../platform/database/advisory-locks';
import { isExpired, retryDelayMs } from '../platform/jobs/retry-schedule';
import { query } from '../platform/strapi/query';
import { attemptTimeoutMs, REPLY_LEASE_MS } from './attempt-timeout';
import {
  type AccountMailKind,
  MAIL_UID,
  type MailKind,
  type MailRow,
  type ReplyFields,
  type RequestMailKind,
} from './mail-row';

type Quota = Awaited<ReturnType<typeof readMailQuota>>;

/**
 * Returns true for a mail of which a second copy is worse than none: killed between delivery and its
 * record, an instance leaves any other mail to be delivered again.
 */
const isAtMostOnce = ({ kind }: MailRow) => kind === 'today';

/** Creates the outbox: a queue of mails in the database, with the result of each. */
export function createOutbox(strapi: Core.Strapi) {
  const rows = () => query<MailRow>(strapi, MAIL_UID);

  /** Collapses pending notices into one digest. */
  async function createDigest(now: Date): Promise<void> {
    // Excludes mails that another instance is sending: those are not due before their timeout.
    const waiting = { kind: 'notice', state: 'waiting', dueAt: { $lte: now } };
    if ((await rows().count({ where: waiting })) === 0) return;
    const { documentId } = await rows().create({
      data: { kind: 'summary', dueAt: now, createdAt: now },
    });
    await rows().updateMany({
      where: waiting,
      data: { state: 'summed', summaryId: documentId, settledAt: now },
    });
  }

  async function findNext(now: Date, quota: Quota): Promise<MailRow | null> {
    const kinds = [
      'summary',
      quota.notices && 'notice',
      quota.confirmations && 'confirmation',
      quota.replies && 'reply',
    ];
    const throttled = await findThrottledGroups(strapi, now);
    return rows().findOne({
      where: {
        state: 'waiting',
        dueAt: { $lte: now },
        $or: [
          { kind: { $in: kinds.filter(Boolean) } },
          { $and: [{ groupKey: { $notNull: true } }, { groupKey: { $notIn: throttled } }] },
        ],
      },
      orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
    });
  }

  /** Turns a mail into the digest of all pending mails of its group. */
  async function mergeGroup({ id, documentId, groupKey }: MailRow, now: Date): Promise<void> {
    if (groupKey === null) return;
    await rows().updateMany({
      where: { groupKey, state: 'waiting', id: { $ne: id } },
      data: { state: 'summed', summaryId: documentId, settledAt: now },
    });
  }

  /** Adds a mail, to be sent now. */
  async function enqueue(mail: Pick<MailRow, 'kind'> & Partial<MailRow>): Promise<MailRow> {
    const now = new Date();
    return rows().create({ data: { ...mail, dueAt: now, createdAt: now } });
  }

  async function settle(
    { id }: MailRow,
    state: MailState,
    now: Date,
    outcome: Partial<Pick<MailRow, 'failure' | 'response' | 'messageId'>> = {},
  ) {
    const data = { state, settledAt: now, failure: null, response: null, ...outcome };
    await rows().updateMany({ where: { id }, data });
  }

  return {
    settle,

    /**
     * Adds the mails of a new enquiry; only the notice if its sender has no address. Call it in the
     * transaction that stores the enquiry.
     */
    async add(enquiryId: string, { hasAddress = true } = {}): Promise<void> {
      const now = new Date();
      const mail = { enquiryId, dueAt: now, createdAt: now };
      await rows().createMany({
        data: [
          { kind: 'notice', ...mail },
          ...(hasAddress ? [{ kind: 'confirmation', ...mail }] : []),
        ],
      });
    },

    /** Adds a reply, which leaves after the time in which it can be withdrawn. */
    async addReply(
      reply: Pick<MailRow, 'enquiryId' | 'accountId'> & ReplyFields,
    ): Promise<MailRow> {
      const now = Date.now();
      const dueAt = new Date(now + HOLD_MS);
      return rows().create({ data: { kind: 'reply', ...reply, dueAt, createdAt: new Date(now) } });
    },

    /** Adds a mail about a publication request. Call it in the transaction that changes it. */
    async addAboutRequest(
      kind: RequestMailKind,
      requestId: string,
      groupKey: string,
    ): Promise<void> {
      await enqueue({ kind, requestId, groupKey });
    },

    /** Adds a mail to the owner of an account. Call it in the transaction that changes it. */
    async addAboutAccount(kind: AccountMailKind, accountId: number): Promise<void> {
      await enqueue({ kind, accountId, groupKey: `${kind} ${accountId}` });
    },

    /** Adds the digest of a day to the owner of an account. @param day `YYYY-MM-DD` */
    async addDailyDigest(accountId: number, day: string): Promise<void> {
      await enqueue({ kind: 'today', accountId, groupKey: `today ${accountId} ${day}` });
    },

    /**
     * Claims the next mail to send, or returns null. Claiming sets the due date of the next attempt, so
     * that no other instance sends the mail before then and a crashed attempt is retried.
     */
    async claim(now: Date, limit: number): Promise<MailRow | null> {
      const claimed = await runOnOneInstance(strapi, 'mail', async () => {
        const quota = await readMailQuota(strapi, now, limit);
        if (!quota.notices && quota.summaries) await createDigest(now);
        const row = await findNext(now, quota);
        if (!row) return null;
        const attempts = row.attempts + 1;
        const isReply = row.kind === 'reply';
        const delay = isReply ? REPLY_LEASE_MS : retryDelayMs(attempts);
        const { count } = await rows().updateMany({
          where: { id: row.id, state: 'waiting', attempts: row.attempts },
          data: {
            ...{ attempts, dueAt: new Date(now.getTime() + delay), triedAt: now },
            // Without one, the attempt is running, and the reply cannot be withdrawn.
            ...(isReply && { failure: null, response: null }),
          },
        });
        // A reply was withdrawn meanwhile.
        if (Number(count) === 0) return null;
        await mergeGroup(row, now);
        return { ...row, attempts };
      });
      return claimed ?? null;
    },

    /**
     * Records a mail that must not be delivered twice as sent, before it is delivered. Returns false if
     * another instance has claimed it since.
     */
    async startDelivery(row: MailRow, now: Date): Promise<boolean> {
      if (!isAtMostOnce(row)) return true;
      const { count } = await rows().updateMany({
        where: { id: row.id, state: 'waiting', attempts: row.attempts },
        data: { state: 'sent', settledAt: now },
      });
      return Number(count) === 1;
    },

    /** Stores the reason of a failed attempt; gives up when the mail has expired. */
    async fail(row: MailRow, { failure, response }: MailProblem, now: Date): Promise<void> {
      if (isExpired(row.createdAt, now)) await settle(row, 'failed', now, { failure });
      else if (row.kind === 'reply')
        await rows().updateMany({
          where: { id: row.id, attempts: row.attempts },
          data: {
            ...{ failure, response },
            dueAt: new Date(now.getTime() + retryDelayMs(row.attempts)),
          },
        });
      else if (isAtMostOnce(row))
        await rows().updateMany({
          where: { id: row.id, attempts: row.attempts },
          data: { state: 'waiting', settledAt: null, failure },
        });
      else await rows().updateMany({ where: { id: row.id }, data: { failure } });
    },
  };
}

const WINDOW_MS = 10 * 60_000;

/** Selects the mails sent within the window, and those that another instance may be sending now. */
const recentWheres = (now: Date) => [
  { state: 'sent', settledAt: { $gt: new Date(now.getTime() - WINDOW_MS) } },
  { state: 'waiting', triedAt: { $gt: new Date(now.getTime() - attemptTimeoutMs()) } },
];

/**
 * Returns how many mails of each kind may be sent now. The quota protects staff from floods of notices
 * and third parties from floods of confirmations and of
 * replies by a stolen account. One mail to staff is reserved for the digest.
 */
async function readMailQuota(strapi: Core.Strapi, now: Date, limit: number) {
  // Sequential, because the queries share the connection of a transaction. One per condition, since SQLite
  // uses the index of the kind for an `or`, and reads all mails of the kind.
  async function countRecent(kind: MailKind): Promise<number> {
    let count = 0;
    for (const where of recentWheres(now)) {
      count += await query(strapi, MAIL_UID).count({ where: { kind, ...where } });
    }
    return count;
  }
  const notices = await countRecent('notice');
  const confirmations = await countRecent('confirmation');
  const replies = await countRecent('reply');
  const summaries = await query(strapi, MAIL_UID).count({
    where: { kind: 'summary', createdAt: { $gt: new Date(now.getTime() - WINDOW_MS) } },
  });
  const remaining = (used: number, quota: number) => Math.max(0, quota - used);
  return {
    notices: remaining(notices, limit - 1),
    confirmations: remaining(confirmations, limit),
    replies: remaining(replies, limit),
    summaries: remaining(summaries, 1),
  };
}

/**
 * Returns the groups that received a mail within the window, or are receiving one. Further mails of
 * these groups wait and are sent as one digest.
 */
async function findThrottledGroups(strapi: Core.Strapi, now: Date): Promise<string[]> {
  const recent = await query<{ groupKey: string }>(strapi, MAIL_UID).findMany({
    where: { groupKey: { $notNull: true }, $or: recentWheres(now) },
    select: ['groupKey'],
  });
  return [...new Set(recent.map(({ groupKey }) => groupKey))];
}
