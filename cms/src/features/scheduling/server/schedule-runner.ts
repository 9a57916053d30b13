import type { Core } from '@strapi/strapi';

import { errors } from '@strapi/utils';
import { isRecord } from '../../../../contracts/is-record';
import type { ScheduledAction, ScheduleFailure } from '../../../../contracts/scheduling';
import { listPublicTypes } from '../../../content-model/public-types';
import {
  type PublicUid,
  type ScheduleRow,
  whereDraft,
} from '../../../content-model/schedule-dates';
import { isRetryableDatabaseError } from '../../../platform/database/database-errors';
import { translateError } from '../../../platform/http/translate-error';
import { documentsOf } from '../../../platform/strapi/documents-of';
import { query } from '../../../platform/strapi/query';
import { runAsSchedule } from '../../../platform/strapi/run-as-schedule';
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

const BAD_REQUEST = 400;
const UNKNOWN = 'Ocurrió un error inesperado. Avisa a quien cuida el CMS.';

function fieldsOf(error: Error): string[] {
  const details: unknown = 'details' in error ? error.details : undefined;
  const problems: unknown[] =
    isRecord(details) && Array.isArray(details.errors) ? details.errors : [];
  const paths = problems.flatMap((problem) =>
    isRecord(problem) && Array.isArray(problem.path) ? [problem.path.join('.')] : [],
  );
  return [...new Set(paths.filter(Boolean))];
}

/** Describes the error of a scheduled publication for staff. */
function explainFailure(error: unknown): Pick<ScheduleFailure, 'fields' | 'reason'> {
  if (!(error instanceof errors.ApplicationError)) return { fields: [], reason: UNKNOWN };
  const fields = fieldsOf(error);
  const reason = fields.length > 0 ? null : translateError(BAD_REQUEST, String(error.message));
  return { fields, reason };
}

type DueEntry = { uid: PublicUid; documentId: string; dueAt: Date };

/** Returns the entries with a due date in the past, oldest first. */
async function findDue(strapi: Core.Strapi, now: Date): Promise<DueEntry[]> {
  const due: DueEntry[] = [];
  for (const { uid } of listPublicTypes(strapi)) {
    const rows = await query<ScheduleRow>(strapi, uid).findMany({
      where: {
        publishedAt: null,
        $or: [{ publishAt: { $lte: now } }, { unpublishAt: { $lte: now } }],
      },
      select: ['documentId', 'publishAt', 'unpublishAt'],
    });
    for (const { documentId, publishAt, unpublishAt } of rows) {
      due.push({ uid, documentId, dueAt: new Date(publishAt ?? unpublishAt ?? now) });
    }
  }
  return due.sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
}
