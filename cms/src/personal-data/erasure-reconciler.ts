import type { Core } from '@strapi/strapi';

import { ENQUIRY_UID } from '../../contracts/enquiry';
import { SUBSCRIPTION_UID } from '../integrations/shared-resources';
import { removeMailFiles } from '../mail/delete-mails';
import { runOnOneInstance } from '../platform/database/advisory-locks';
import { query } from '../platform/strapi/query';
import { readBatches } from '../platform/strapi/read-batches';
import { appendToLogFile, readLogFile } from './log-file';
import { LOG_FIELDS, LOG_UID, type LogRow, PROGRAM } from './log-row';
import { createPrivacyLog } from './privacy-log';
import { redactFormerContacts } from './redact-former-contacts';
import { removeEnquiries } from './remove-enquiries';
import { removeSubscriptions } from './remove-subscriptions';
import { createSubjectHash, toPartial } from './subjects';

type StoredContact = {
  id: number;
  documentId: string;
  email: string | null;
  phone?: string | null;
  phoneExtension?: string | null;
  createdAt: string;
  publishedAt: string | null;
};

type FormerContacts = { id: number; formerContacts: string; updatedAt: string };

/** Maps each subject hash to the time of its last erasure. Data that arrived later is new. */
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

/** Creates the job that repeats erasures after an older copy of the database was restored. */
export function createErasureReconciler(strapi: Core.Strapi) {
  const hash = createSubjectHash(strapi);
  const log = createPrivacyLog(strapi);

  /** Yields rows of data subjects that were erased after the row was created. */
  async function* findReturned(
    uid: typeof ENQUIRY_UID | typeof SUBSCRIPTION_UID,
    until: Map<string, number>,
  ) {
    if (until.size === 0) return;
    const where = { createdAt: { $lt: new Date(Math.max(...until.values())) } };
    const columns = ['id', 'documentId', 'email', 'createdAt', 'publishedAt'];
    const select = uid === ENQUIRY_UID ? [...columns, 'phone', 'phoneExtension'] : columns;
    for await (const rows of readBatches<StoredContact>(strapi, uid, where, select)) {
      const returned = rows.filter((row) => {
        // A chat arrived before it was stored.
        const storedAt = Date.parse(row.publishedAt ?? row.createdAt);
        // A subscription is erased with any of the enquiries of its address.
        const subjects = hash(row).flatMap((subject) =>
          uid === SUBSCRIPTION_UID ? [subject, toPartial(subject)] : [subject],
        );
        return subjects.some((subject) => storedAt < (until.get(subject) ?? 0));
      });
      if (returned.length > 0) yield returned;
    }
  }

  /** Returns the former contact keys of enquiries whose data subjects were erased after the last change. */
  async function findReturnedContacts(until: Map<string, number>): Promise<string[]> {
    const keys = new Set<string>();
    const where = { hasFormerContacts: true };
    const select = ['id', 'formerContacts', 'updatedAt'];
    for await (const rows of readBatches<FormerContacts>(strapi, ENQUIRY_UID, where, select)) {
      for (const { formerContacts, updatedAt } of rows) {
        const isErased = (key: string) =>
          hash(key.includes('@') ? { email: key } : { phone: key }).some(
            (subject) =>
              Date.parse(updatedAt) < (until.get(subject) ?? until.get(toPartial(subject)) ?? 0),
          );
        for (const key of formerContacts.trim().split(' ').filter(isErased)) keys.add(key);
      }
    }
    return [...keys];
  }

  async function eraseAgain(known: readonly LogRow[]): Promise<void> {
    const counts = { enquiries: 0, mails: 0, subscriptions: 0 };
    const erased = readErasures(known, ['person-erased']);
    const unsubscribed = readErasures(known, ['person-erased', 'person-unsubscribed']);
    for await (const rows of findReturned(ENQUIRY_UID, erased)) {
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
    for await (const rows of findReturned(SUBSCRIPTION_UID, unsubscribed)) {
      await strapi.db.transaction(() => removeSubscriptions(strapi, rows));
      counts.subscriptions += rows.length;
    }
    const redacted = await redactFormerContacts(strapi, await findReturnedContacts(erased));
    if (counts.enquiries + counts.subscriptions + redacted === 0) return;
    await log.record({ action: 'erased-again', by: PROGRAM, counts });
    strapi.log.warn(
      `Personal data: ${counts.enquiries} enquiries and ${counts.subscriptions} subscriptions of erased data subjects were restored and have been erased again.`,
    );
  }

  /** Compares the copies of the log: `lost` is missing in the database, `unfiled` in the file. */
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
    query<LogRow>(strapi, LOG_UID).findMany({ select: [...LOG_FIELDS], orderBy: { id: 'asc' } });

  async function complete({ lost, unfiled }: Awaited<ReturnType<typeof compare>>): Promise<void> {
    await appendToLogFile(unfiled);
    if (lost.length === 0) return;
    // If another instance is adding them, the next daily run adds what it missed.
    await runOnOneInstance(strapi, 'retention', async () => {
      for (const row of lost) {
        await query<LogRow>(strapi, LOG_UID).create({ data: { ...row, updatedAt: row.createdAt } });
      }
    });
  }

  return {
    /** Daily run: repeats erasures and synchronises both copies of the log. */
    async run(): Promise<void> {
      const copies = await compare();
      await eraseAgain(copies.known);
      await complete(copies);
    },

    /**
     * Runs at start, before requests are served. Log entries that are missing in the database mean that
     * an older copy was restored; otherwise no data can have come back.
     */
    async runAfterRestore(): Promise<void> {
      const copies = await compare();
      if (copies.lost.length > 0) await eraseAgain(copies.known);
      await complete(copies);
    },
  };
}
