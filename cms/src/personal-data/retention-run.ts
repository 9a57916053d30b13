import type { Core } from '@strapi/strapi';

import type { DataCounts } from '../../contracts/personal-data';
import { takeTurn } from '../lib/take-turn';
import { removeMailFiles } from '../mail/forget-mails';
import { LOG_UID, type LogRow, PROGRAM } from './log-row';
import { createPrivacyLog } from './privacy-log';
import { removeEnquiries } from './remove-enquiries';
import { dueWhere, lastScheduledRun, readRetentionMonths } from './retention';

const ENQUIRY = 'api::enquiry.enquiry';
const BATCH = 200;
/** After so long without a batch its instance was ended, and another one goes on. */
const GIVEN_UP = 10 * 60_000;
const FIRST_LOOK = { type: 'plugin', name: 'personal-data', key: 'first-look' };

type Run = {
  documentId: string;
  counts: Required<Pick<DataCounts, 'enquiries' | 'spam' | 'mails'>>;
};
type StoredRun = LogRow & { updatedAt: string };

/** The daily removal of what is kept no longer: once a day, on whichever instance looks first. */
export function createRetention(strapi: Core.Strapi) {
  const log = createPrivacyLog(strapi);
  const rows = () => strapi.db.query(LOG_UID);

  /**
   * The run that is to be made now, if any. A new installation, or one that gets this version, is
   * first left alone until the next one: nothing goes before staff could see that it will.
   */
  async function claim(now: Date): Promise<Run | null> {
    const due = lastScheduledRun(now);
    return strapi.db.transaction(async ({ trx }) => {
      if (!(await takeTurn(strapi, trx, 'retention'))) return null;
      const last: StoredRun | null = await rows().findOne({
        where: { action: 'retention-run' },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      });
      const store = strapi.store(FIRST_LOOK);
      const since = last?.createdAt ?? ((await store.get({})) as string | null);
      if (!since) await store.set({ value: now.toISOString() });
      if (last && !last.finishedAt) {
        if (now.getTime() - Date.parse(last.updatedAt) < GIVEN_UP) return null;
        await note(last.documentId, last.counts, now);
        return last as Run;
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
  }

  async function note(documentId: string, counts: DataCounts, now: Date, finishedAt?: Date) {
    const data = {
      counts: JSON.stringify(counts),
      updatedAt: now,
      ...(finishedAt && { finishedAt }),
    };
    await rows().updateMany({ where: { documentId }, data });
  }

  /** Removes some of what is due and counts it, both or neither; false when nothing is left. */
  async function removeSome(
    { run, clock }: { run: Run; clock: () => Date },
    kind: 'enquiries' | 'spam',
    where: object,
  ): Promise<boolean> {
    const found: { documentId: string }[] = await strapi.db.query(ENQUIRY).findMany({
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
      await note(run.documentId, after, clock());
      return { files: removed.files, counts: after };
    });
    run.counts = counts;
    await removeMailFiles(files);
    return true;
  }

  return {
    /** Makes the day's run if it is due and nobody else does. Answers what was removed. */
    async run(now = new Date()): Promise<DataCounts | null> {
      const run = await claim(now);
      if (!run) return null;
      // One clock for all of the run, also when `now` is another day's: others go by what it notes.
      const ahead = now.getTime() - Date.now();
      const clock = () => new Date(Date.now() + ahead);
      const where = dueWhere(now, await readRetentionMonths(strapi));
      for (const kind of ['spam', 'enquiries'] as const) {
        while (await removeSome({ run, clock }, kind, where[kind]));
      }
      await note(run.documentId, run.counts, clock(), clock());
      const [row] = await log.find({ documentId: run.documentId }, 1);
      if (row) await log.keep(row);
      const { spam, enquiries, mails } = run.counts;
      strapi.log.info(
        `Retention: removed ${spam} spam and ${enquiries} other enquiries, with ${mails} mails`,
      );
      return run.counts;
    },
  };
}
