import type { Core } from '@strapi/strapi';

import { formatLongDateTime } from '../../../../contracts/format-date';
import { SCHEDULE_MESSAGES } from '../../../../contracts/scheduling';
import { isPublishAction } from '../../../content-model/changes-published';
import {
  checkScheduleDates,
  refuseDate,
  timeOf,
} from '../../../content-model/check-schedule-dates';
import { labelOf } from '../../../content-model/entry-label';
import { isPublicType } from '../../../content-model/public-types';
import { whereDraft, type ScheduleDates } from '../../../content-model/schedule-dates';

import type { DocumentMiddleware } from '../../../platform/strapi/document-call';
import { query } from '../../../platform/strapi/query';
import { createScheduleFailures } from './schedule-failures';

type Draft = Record<string, unknown> & ScheduleDates;

const WRITES = new Set([
  'create',
  'clone',
  'update',
  'publish',
  'unpublish',
  'discardDraft',
  'delete',
]);
const ENDS_FAILURE = new Set(['publish', 'unpublish', 'delete']);
const NONE: ScheduleDates = { publishAt: null, unpublishAt: null };

function datesOf({ publishAt, unpublishAt }: ScheduleDates): ScheduleDates {
  return {
    ...(publishAt !== undefined && { publishAt }),
    ...(unpublishAt !== undefined && { unpublishAt }),
  };
}

/** Returns true if a date was set or moved; the form also sends the unchanged ones. */
function isRescheduled(stored: ScheduleDates, sent: ScheduleDates): boolean {
  return (['publishAt', 'unpublishAt'] as const).some(
    (field) => sent[field] && timeOf(sent[field]) !== timeOf(stored[field]),
  );
}

/** Validates the publication dates of an entry and keeps them consistent with its state. */
export function guardSchedule(strapi: Core.Strapi): DocumentMiddleware {
  const failures = createScheduleFailures(strapi);

  return async (ctx, next) => {
    const { action, uid } = ctx;
    const type = strapi.contentType(uid);
    if (!WRITES.has(action) || !isPublicType(type)) return next();

    const { params } = ctx;
    const { documentId } = params;
    // A copy does not inherit the publication dates.
    if (action === 'clone') params.data = { ...NONE, ...params.data };
    const where = whereDraft(documentId ?? '');
    const draft: Draft = (documentId && (await query<Draft>(strapi, uid).findOne({ where }))) || {};
    const stored = action === 'clone' ? {} : datesOf(draft);
    const sent = datesOf(params.data ?? {});
    const dates = { ...stored, ...sent };

    checkScheduleDates(stored, dates);
    if (isPublishAction(ctx) && timeOf(dates.publishAt) > Date.now()) {
      const { name } = labelOf(type, { ...draft, ...params.data });
      const date = formatLongDateTime(dates.publishAt ?? '');
      refuseDate('publishAt', SCHEDULE_MESSAGES.early(name, date));
    }

    const result = await next();
    if (action === 'discardDraft') {
      // Discarding the draft cancels its publication; the unpublication date still applies.
      const data = { publishAt: null, unpublishAt: stored.unpublishAt ?? null };
      await query(strapi, uid).updateMany({ where, data });
    }
    if (documentId && (ENDS_FAILURE.has(action) || isRescheduled(stored, sent))) {
      await failures.remove(uid, documentId);
    }
    return result;
  };
}
