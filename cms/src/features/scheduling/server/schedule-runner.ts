import type { Core } from '@strapi/strapi';

import type { ScheduledAction } from '../../../../contracts/scheduling';
import { whereDraft } from '../../../content-model/schedule-dates';
import { isRetryableDatabaseError } from '../../../platform/database/database-errors';
import { documentsOf } from '../../../platform/strapi/documents-of';
import { query } from '../../../platform/strapi/query';
import { runAsSchedule } from '../../../platform/strapi/run-as-schedule';
import { explainFailure } from './explain-failure';
import { type DueEntry, findDue } from './find-due';
import { createScheduleFailures } from './schedule-failures';

type Refusal = { entry: DueEntry; error: unknown };

/** Publishes and unpublishes due entries through the Document Service. */
export function createScheduleRunner(strapi: Core.Strapi) {
  const failures = createScheduleFailures(strapi);

  /** Clears a due date; returns false if another instance has cleared it. */
  async function claim(
    { uid, documentId }: DueEntry,
    field: 'publishAt' | 'unpublishAt',
    now: Date,
  ): Promise<boolean> {
    // `updateMany` does not change `updatedAt`: the content of the entry did not change.
    const { count } = await query(strapi, uid).updateMany({
      where: { ...whereDraft(documentId), [field]: { $lte: now } },
      data: { [field]: null },
    });
    return count > 0;
  }

  /** Claims the due action of an entry; if both dates are due, it is not published. */
  async function claimAction(entry: DueEntry, now: Date): Promise<ScheduledAction | undefined> {
    const isUnpublishDue = await claim(entry, 'unpublishAt', now);
    const isPublishDue = await claim(entry, 'publishAt', now);
    if (isUnpublishDue) return 'unpublish';
    return isPublishDue ? 'publish' : undefined;
  }

  async function recordFailure(entry: DueEntry, now: Date, error: unknown): Promise<void> {
    const { uid, documentId, dueAt } = entry;
    await strapi.db.transaction(async () => {
      const action = await claimAction(entry, now);
      if (!action) return;
      const explanation = explainFailure(error);
      await failures.save(uid, documentId, { action, at: dueAt.toISOString(), ...explanation });
    });
    strapi.log.error(`Scheduled: ${uid} ${documentId} was refused: ${String(error)}`);
  }

  async function execute(entry: DueEntry, now: Date): Promise<void> {
    const { uid, documentId } = entry;
    const documents = documentsOf(strapi, uid);
    // One transaction: the date is cleared only if the action succeeds.
    await strapi.db.transaction(async () => {
      const action = await claimAction(entry, now);
      if (!action) return;
      await runAsSchedule(strapi, async () => {
        await documents[action]({ documentId });
      });
      strapi.log.info(`Scheduled ${action} of ${uid} ${documentId}`);
    });
  }

  /** Executes due actions and returns those that were refused. */
  async function executeAll(entries: readonly DueEntry[], now: Date): Promise<Refusal[]> {
    const refusals: Refusal[] = [];
    for (const entry of entries) {
      try {
        await execute(entry, now);
      } catch (error) {
        if (!isRetryableDatabaseError(error)) refusals.push({ entry, error });
        else strapi.log.warn(`Scheduled: ${entry.uid} has to wait: ${String(error)}`);
      }
    }
    return refusals;
  }

  return {
    /**
     * Executes all due actions; continues after failures. A refused action may need another one of
     * the same run, such as the publication of a linked page, so it is retried while others succeed.
     */
    async run(now = new Date()): Promise<void> {
      let entries = await findDue(strapi, now);
      let refusals = await executeAll(entries, now);
      while (refusals.length > 0 && refusals.length < entries.length) {
        entries = refusals.map(({ entry }) => entry);
        refusals = await executeAll(entries, now);
      }
      for (const { entry, error } of refusals) await recordFailure(entry, now, error);
    },
  };
}
