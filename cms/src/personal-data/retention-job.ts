import type { Core } from '@strapi/strapi';

import type { DataCounts } from '../../contracts/personal-data';
import { enquiryRows } from '../enquiries/enquiry-rows';
import { removeAllOrphanMerges } from '../enquiries/person/remove-orphan-merges';
import { removeMailFiles } from '../mail/delete-mails';
import { runOnOneInstance } from '../platform/database/advisory-locks';
import { query } from '../platform/strapi/query';
import { storeOf } from '../platform/strapi/store-of';
import { LOG_UID, type LogRow, PROGRAM } from './log-row';
import { createPrivacyLog } from './privacy-log';
import { removeEnquiries } from './remove-enquiries';
import { dueWhere, lastScheduledRun, readRetentionMonths } from './retention';

const BATCH = 200;
/** A run without progress for this long was interrupted; another instance continues it. */
const STALE_AFTER_MS = 10 * 60_000;
const FIRST_POLL_STORE = { type: 'plugin', name: 'personal-data', key: 'first-look' };

type Run = {
  documentId: string;
  counts: Required<Pick<DataCounts, 'enquiries' | 'spam' | 'mails'>>;
};
type StoredRun = LogRow & { updatedAt: string };

/** Creates the daily job that removes expired enquiries, on the first instance that polls. */
export function createRetentionJob(strapi: Core.Strapi) {
  const log = createPrivacyLog(strapi);
  const rows = () => query<StoredRun>(strapi, LOG_UID);

  /**
   * Claims the run that is due, or returns null. A new installation or upgrade skips the first run, so
   * that staff can see in advance what will be removed.
   */
  async function claim(now: Date): Promise<Run | null> {
    const due = lastScheduledRun(now);
    const run = await runOnOneInstance(strapi, 'retention', async () => {
      const last = await rows().findOne({
        where: { action: 'retention-run' },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      });
      const store = storeOf<string>(strapi, FIRST_POLL_STORE);
      const since = last?.createdAt ?? (await store.get());
      if (!since) await store.set({ value: now.toISOString() });
      if (last && !last.finishedAt) {
        if (now.getTime() - Date.parse(last.updatedAt) < STALE_AFTER_MS) return null;
        await updateRun(last.documentId, last.counts, now);
        return { ...last, counts: { enquiries: 0, spam: 0, mails: 0, ...last.counts } };
      }
      if (!since || Date.parse(since) >= due.getTime()) return null;
      const counts = { enquiries: 0, spam: 0, mails: 0 };
      const row = await log.add({
        action: 'retention-run',
        by: PROGRAM,
        counts,
        isUnfinished: true,
        now,
      });
      return { ...row, counts };
    });
    return run ?? null;
  }

  async function updateRun(documentId: string, counts: DataCounts, now: Date, finishedAt?: Date) {
    const data = {
      counts: JSON.stringify(counts),
      updatedAt: now,
      ...(finishedAt && { finishedAt }),
    };
    await rows().updateMany({ where: { documentId }, data });
  }

  /** Removes and counts one batch in a transaction; returns false when nothing is left. */
  async function removeBatch(
    { run, clock }: { run: Run; clock: () => Date },
    kind: 'enquiries' | 'spam',
    where: object,
  ): Promise<boolean> {
    const found = await enquiryRows(strapi).findMany({
      select: ['documentId'],
      where,
      orderBy: { id: 'asc' },
      limit: BATCH,
    });
    if (found.length === 0) return false;
    const ids = found.map(({ documentId }) => documentId);
    const { files, counts } = await strapi.db.transaction(async () => {
      const removed = await removeEnquiries(strapi, ids, where);
      const after = {
        ...run.counts,
        [kind]: run.counts[kind] + removed.enquiries,
        mails: run.counts.mails + removed.mails,
      };
      await updateRun(run.documentId, after, clock());
      return { files: removed.files, counts: after };
    });
    run.counts = counts;
    await removeMailFiles(files);
    return true;
  }

  return {
    /** Runs the job if it is due and not claimed elsewhere. Returns the counts, or null. */
    async run(now = new Date()): Promise<DataCounts | null> {
      const run = await claim(now);
      if (!run) return null;
      // Tests pass another `now`: the timestamps of the run must advance from it.
      const offsetMs = now.getTime() - Date.now();
      const clock = () => new Date(Date.now() + offsetMs);
      const where = dueWhere(now, await readRetentionMonths(strapi));
      for (const kind of ['spam', 'enquiries'] as const) {
        while (await removeBatch({ run, clock }, kind, where[kind]));
      }
      await removeAllOrphanMerges(strapi);
      await updateRun(run.documentId, run.counts, clock(), clock());
      const [row] = await log.find({ documentId: run.documentId }, 1);
      if (row) await log.appendToFile(row);
      const { spam, enquiries, mails } = run.counts;
      strapi.log.info(
        `Retention: removed ${spam} spam and ${enquiries} other enquiries, with ${mails} mails`,
      );
      return run.counts;
    },
  };
}
