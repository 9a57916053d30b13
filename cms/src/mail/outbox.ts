import type { Core } from '@strapi/strapi';

import type { MailFailure } from '../../contracts/mail';
import { takeTurn } from '../lib/take-turn';
import { isGivenUp, retryDelay } from './back-off';
import { findBusyGroups, findRoom } from './flood-limit';
import {
  type AccountMailKind,
  MAIL_UID,
  type MailRow,
  type MailState,
  type RequestMailKind,
} from './mail-row';

type Room = Awaited<ReturnType<typeof findRoom>>;

/** The mails that wait to be sent, and what became of the others. */
export function createOutbox(strapi: Core.Strapi) {
  const rows = () => strapi.db.query(MAIL_UID);

  /** Lets one mail tell of all new enquiries that are not to be told of one by one. */
  async function sumUp(now: Date): Promise<void> {
    // Those that another instance is sending are not due before it has to be done.
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

  async function findNext(now: Date, room: Room): Promise<MailRow | null> {
    const kinds = ['summary', room.notices && 'notice', room.confirmations && 'confirmation'];
    const busy = await findBusyGroups(strapi, now);
    return rows().findOne({
      where: {
        state: 'waiting',
        dueAt: { $lte: now },
        $or: [
          { kind: { $in: kinds.filter(Boolean) } },
          { $and: [{ groupKey: { $notNull: true } }, { groupKey: { $notIn: busy } }] },
        ],
      },
      orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
    });
  }

  /** Has one mail of a group stand for all of its group that wait. */
  async function gatherGroup({ id, documentId, groupKey }: MailRow, now: Date): Promise<void> {
    if (groupKey === null) return;
    await rows().updateMany({
      where: { groupKey, state: 'waiting', id: { $ne: id } },
      data: { state: 'summed', summaryId: documentId, settledAt: now },
    });
  }

  async function settle({ id }: MailRow, state: MailState, now: Date, failure?: MailFailure) {
    const data = { state, settledAt: now, failure: failure ?? null };
    await rows().updateMany({ where: { id }, data });
  }

  return {
    settle,

    /** The mails that a new enquiry causes. In the transaction that stores it, so none is lost. */
    async add(enquiryId: string): Promise<void> {
      const now = new Date();
      const mail = { enquiryId, dueAt: now, createdAt: now };
      await rows().createMany({
        data: [
          { kind: 'notice', ...mail },
          { kind: 'confirmation', ...mail },
        ],
      });
    },

    /** A mail about a request for publication. In the transaction that changes the request. */
    async addAboutRequest(
      kind: RequestMailKind,
      requestId: string,
      groupKey: string,
    ): Promise<void> {
      const now = new Date();
      await rows().create({ data: { kind, requestId, groupKey, dueAt: now, createdAt: now } });
    },

    /** A mail to the owner of an account. In the transaction that changes the account. */
    async addAboutAccount(kind: AccountMailKind, accountId: number): Promise<void> {
      const now = new Date();
      const groupKey = `${kind} ${accountId}`;
      await rows().create({ data: { kind, accountId, groupKey, dueAt: now, createdAt: now } });
    },

    /**
     * The mail to be sent now, if any. It is taken before it is sent: whatever happens meanwhile,
     * nobody tries it before its next attempt is due, and then it is tried again.
     */
    async claim(now: Date, limit: number): Promise<MailRow | null> {
      const claimed = await strapi.db.transaction(async ({ trx }) => {
        if (!(await takeTurn(strapi, trx))) return null;
        const room = await findRoom(strapi, now, limit);
        if (!room.notices && room.summaries) await sumUp(now);
        const row = await findNext(now, room);
        if (!row) return null;
        const attempts = row.attempts + 1;
        const dueAt = new Date(now.getTime() + retryDelay(attempts));
        await rows().updateMany({
          where: { id: row.id },
          data: { attempts, dueAt, triedAt: now },
        });
        await gatherGroup(row, now);
        return { ...row, attempts };
      });
      return claimed;
    },

    /** Keeps why an attempt failed; after days of them the mail is given up. */
    async fail(row: MailRow, failure: MailFailure, now: Date): Promise<void> {
      if (isGivenUp(row.createdAt, now)) await settle(row, 'failed', now, failure);
      else await rows().updateMany({ where: { id: row.id }, data: { failure } });
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
