import type { Core, Modules } from '@strapi/strapi';

import { SCHEDULE_MESSAGES } from '../../contracts/scheduling';
import { labelOf } from '../lib/entry-label';
import { tellFullMoment } from '../lib/moment-words';
import { isPublicType } from '../lib/public-types';
import { checkMoments, refuseMoment, timeOf } from '../scheduling/check-moments';
import { createScheduleFailures } from '../scheduling/failures';
import { draftOf, type Moments } from '../scheduling/schedule-fields';
import { publishes } from './changes-published';

type Params = { documentId?: string; data?: Record<string, unknown> & Moments };
type Draft = Record<string, unknown> & Moments;

const WRITES = new Set([
  'create',
  'clone',
  'update',
  'publish',
  'unpublish',
  'discardDraft',
  'delete',
]);
const SETTLES = new Set(['publish', 'unpublish', 'delete']);
const NONE: Moments = { publishAt: null, unpublishAt: null };

function momentsOf({ publishAt, unpublishAt }: Moments): Moments {
  return {
    ...(publishAt !== undefined && { publishAt }),
    ...(unpublishAt !== undefined && { unpublishAt }),
  };
}

/** Keeps the moments of an entry such that they can be honoured, whoever writes it. */
export function guardSchedule(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  const failures = createScheduleFailures(strapi);

  return async (ctx, next) => {
    const { action, uid } = ctx;
    const type = strapi.contentType(uid);
    if (!WRITES.has(action) || !isPublicType(type)) return next();

    const params = ctx.params as Params;
    const { documentId } = params;
    // A copy is an entry of its own: the moments of the first are not meant for it.
    if (action === 'clone') params.data = { ...NONE, ...params.data };
    const where = draftOf(documentId ?? '');
    const draft: Draft = (documentId && (await strapi.db.query(uid).findOne({ where }))) || {};
    const stored = action === 'clone' ? {} : momentsOf(draft);
    const sent = momentsOf(params.data ?? {});
    const wanted = { ...stored, ...sent };

    checkMoments(stored, wanted);
    if (publishes(ctx) && timeOf(wanted.publishAt) > Date.now()) {
      const { name } = labelOf(type, { ...draft, ...params.data });
      const moment = tellFullMoment(wanted.publishAt ?? '');
      refuseMoment('publishAt', SCHEDULE_MESSAGES.early(name, moment));
    }

    const result = await next();
    if (action === 'discardDraft') {
      // What was to be published is gone; when the entry leaves the site is as true as before.
      const data = { publishAt: null, unpublishAt: stored.unpublishAt ?? null };
      await strapi.db.query(uid).updateMany({ where, data });
    }
    if (documentId && (SETTLES.has(action) || sent.publishAt || sent.unpublishAt)) {
      await failures.forget(uid, documentId);
    }
    return result;
  };
}
