import type { Core } from '@strapi/strapi';

import { takeTurn } from '../lib/take-turn';
import { removeMailFiles } from '../mail/forget-mails';
import { appendToLogFile, readLogFile } from './log-file';
import { LOG_FIELDS, LOG_UID, type LogRow, PROGRAM } from './log-row';
import { createPrivacyLog } from './privacy-log';
import { removeEnquiries } from './remove-enquiries';
import { createSubjectHash } from './subjects';

const ENQUIRY = 'api::enquiry.enquiry';
const SUBSCRIPTION = 'api::newsletter-subscription.newsletter-subscription';
const BATCH = 200;

type Held = { id: number; documentId: string; email: string; phone?: string; createdAt: string };

/** Until when what came of a person is erased, by the person's hashes. Later contact is new. */
function readErasures(log: readonly LogRow[], actions: readonly string[]): Map<string, number> {
  const until = new Map<string, number>();
  for (const { action, subjects, createdAt } of log) {
    if (!actions.includes(action)) continue;
    for (const subject of (subjects ?? '').split(' ').filter(Boolean)) {
      until.set(subject, Math.max(until.get(subject) ?? 0, Date.parse(createdAt)));
    }
  }
  return until;
}

/** Erased persons stay erased, also when an older copy of the database was put back. */
export function createErasureKeeper(strapi: Core.Strapi) {
  const hash = createSubjectHash(strapi);
  const log = createPrivacyLog(strapi);

  async function* readHeld(uid: typeof ENQUIRY | typeof SUBSCRIPTION, until: number) {
    for (let last = 0; ;) {
      const rows: Held[] = await strapi.db.query(uid).findMany({
        where: { id: { $gt: last }, createdAt: { $lt: new Date(until) } },
        select: ['id', 'documentId', 'email', ...(uid === ENQUIRY ? ['phone'] : []), 'createdAt'],
        orderBy: { id: 'asc' },
        limit: BATCH,
      });
      if (rows.length === 0) return;
      yield rows;
      last = rows.at(-1)?.id ?? last;
    }
  }

  /** Of each batch, the rows of persons who were erased after the row came. */
  async function* findReturned(
    uid: typeof ENQUIRY | typeof SUBSCRIPTION,
    until: Map<string, number>,
  ) {
    if (until.size === 0) return;
    for await (const rows of readHeld(uid, Math.max(...until.values()))) {
      const returned = rows.filter((row) =>
        hash.of(row).some((subject) => Date.parse(row.createdAt) < (until.get(subject) ?? 0)),
      );
      if (returned.length > 0) yield returned;
    }
  }

  async function eraseAgain(known: readonly LogRow[]): Promise<void> {
    const counts = { enquiries: 0, mails: 0, subscriptions: 0 };
    const erased = readErasures(known, ['person-erased']);
    const unsubscribed = readErasures(known, ['person-erased', 'person-unsubscribed']);
    for await (const rows of findReturned(ENQUIRY, erased)) {
      const removed = await strapi.db.transaction(() =>
        removeEnquiries(
          strapi,
          rows.map(({ documentId }) => documentId),
        ),
      );
      await removeMailFiles(removed.files);
      counts.enquiries += removed.enquiries;
      counts.mails += removed.mails;
    }
    for await (const rows of findReturned(SUBSCRIPTION, unsubscribed)) {
      const ids = rows.map(({ id }) => id);
      await strapi.db.query(SUBSCRIPTION).deleteMany({ where: { id: { $in: ids } } });
      counts.subscriptions += ids.length;
    }
    if (counts.enquiries + counts.subscriptions === 0) return;
    await log.record({ action: 'erased-again', by: PROGRAM, counts });
    strapi.log.warn(
      `Personal data: ${counts.enquiries} enquiries and ${counts.subscriptions} subscriptions of erased persons had come back and were erased again.`,
    );
  }

  /** What each of the two copies of the log has and the other one lacks. */
  async function compare() {
    const [stored, filed] = [await readStored(), await readLogFile()];
    const idsOf = (rows: readonly LogRow[]) => new Set(rows.map(({ documentId }) => documentId));
    const [storedIds, filedIds] = [idsOf(stored), idsOf(filed)];
    const lost = new Map(
      filed.filter((row) => !storedIds.has(row.documentId)).map((row) => [row.documentId, row]),
    );
    const unfiled = stored.filter(
      (row) => row.finishedAt !== null && !filedIds.has(row.documentId),
    );
    return { known: [...stored, ...filed], lost: [...lost.values()], unfiled };
  }

  const readStored = (): Promise<LogRow[]> =>
    strapi.db.query(LOG_UID).findMany({ select: [...LOG_FIELDS], orderBy: { id: 'asc' } });

  async function complete({ lost, unfiled }: Awaited<ReturnType<typeof compare>>): Promise<void> {
    await appendToLogFile(unfiled);
    if (lost.length === 0) return;
    await strapi.db.transaction(async ({ trx }) => {
      // Another instance with the same copy is adding them; tomorrow's run sees what it left out.
      if (!(await takeTurn(strapi, trx, 'retention'))) return;
      for (const row of lost) {
        await strapi.db.query(LOG_UID).create({ data: { ...row, updatedAt: row.createdAt } });
      }
    });
  }

  return {
    /** Every day: erases what came back, and makes both copies of the log complete. */
    async run(): Promise<void> {
      const copies = await compare();
      await eraseAgain(copies.known);
      await complete(copies);
    },

    /**
     * At a start, before anybody sees anything. Log entries that the database lacks tell that an
     * older copy of it was put back; else there is nothing to look for.
     */
    async runAfterRestore(): Promise<void> {
      const copies = await compare();
      if (copies.lost.length > 0) await eraseAgain(copies.known);
      await complete(copies);
    },
  };
}
