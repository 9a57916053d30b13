import type { Core } from '@strapi/strapi';

import type { ScheduledAction } from '../../contracts/scheduling';
import { asSchedule } from '../history/by-schedule';
import { canBeTriedAgain } from '../lib/database-errors';
import { explainFailure } from './explain-failure';
import { createScheduleFailures } from './failures';
import { type DueEntry, findDue } from './find-due';
import { draftOf, type Publishable } from './schedule-fields';

/** Publishes and takes off what is due, as if somebody had just pressed the button. */
export function createScheduleKeeper(strapi: Core.Strapi) {
  const failures = createScheduleFailures(strapi);

  /** Empties a moment that has come; false when another instance was faster. */
  async function claim(
    { uid, documentId }: DueEntry,
    field: 'publishAt' | 'unpublishAt',
    now: Date,
  ): Promise<boolean> {
    // `updateMany` leaves `updatedAt` alone: the entry itself did not change.
    const { count } = await strapi.db.query(uid).updateMany({
      where: { ...draftOf(documentId), [field]: { $lte: now } },
      data: { [field]: null },
    });
    return count > 0;
  }

  /** What is due of an entry; one that was also to be taken off by now is never shown. */
  async function claimAction(entry: DueEntry, now: Date): Promise<ScheduledAction | undefined> {
    const isOver = await claim(entry, 'unpublishAt', now);
    const isOn = await claim(entry, 'publishAt', now);
    if (isOver) return 'unpublish';
    return isOn ? 'publish' : undefined;
  }

  async function giveUp(entry: DueEntry, now: Date, error: unknown): Promise<void> {
    const { uid, documentId, dueAt } = entry;
    await strapi.db.transaction(async () => {
      const action = await claimAction(entry, now);
      if (!action) return;
      const why = explainFailure(error);
      await failures.remember(uid, documentId, { action, at: dueAt.toISOString(), ...why });
    });
    strapi.log.error(`Scheduled: ${uid} ${documentId} was refused: ${String(error)}`);
  }

  async function honour(entry: DueEntry, now: Date): Promise<void> {
    const { uid, documentId } = entry;
    const documents = strapi.documents(uid) as unknown as Publishable;
    // One transaction: the moment is gone only when the entry is on, or off, the site.
    await strapi.db.transaction(async () => {
      const action = await claimAction(entry, now);
      if (!action) return;
      await asSchedule(strapi, async () => {
        await documents[action]({ documentId });
      });
      strapi.log.info(`Scheduled ${action} of ${uid} ${documentId}`);
    });
  }

  return {
    /** One pass. What fails does not keep the others waiting. */
    async run(now = new Date()): Promise<void> {
      for (const entry of await findDue(strapi, now)) {
        try {
          await honour(entry, now);
        } catch (error) {
          if (!canBeTriedAgain(error)) await giveUp(entry, now, error);
          else strapi.log.warn(`Scheduled: ${entry.uid} has to wait: ${String(error)}`);
        }
      }
    },
  };
}
