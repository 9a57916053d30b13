import type { Core } from '@strapi/strapi';

import type { EntrySchedule, ScheduledEntry } from '../../../../contracts/scheduling';
import { titleOf } from '../../../content-model/entry-label';
import { listPublicTypes } from '../../../content-model/public-types';
import {
  whereDraft,
  type ScheduleDates,
  type ScheduleRow,
} from '../../../content-model/schedule-dates';
import { query } from '../../../platform/strapi/query';
import { createScheduleFailures } from './schedule-failures';

type Draft = ScheduleRow & Record<string, unknown>;

const EMPTY: EntrySchedule = { publishAt: null, unpublishAt: null, failure: null };
const MAX_LISTED = 10;
const SET = { $notNull: true };

const toIso = (date: ScheduleDates['publishAt']) => (date ? new Date(date).toISOString() : null);

const datesOf = (draft: ScheduleDates | null) => ({
  publishAt: toIso(draft?.publishAt),
  unpublishAt: toIso(draft?.unpublishAt),
});

/** Returns the saved publication dates of an entry and its last failure. */
export async function readSchedule(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
): Promise<EntrySchedule> {
  const type = listPublicTypes(strapi).find((each) => each.uid === uid);
  if (!type) return EMPTY;
  const draft = await query<ScheduleDates>(strapi, type.uid).findOne({
    where: whereDraft(documentId),
    select: ['publishAt', 'unpublishAt'],
  });
  const failure = await createScheduleFailures(strapi).read(uid, documentId);
  return { ...datesOf(draft), failure };
}

/** Sorts failures before upcoming actions, each by date. */
function byUrgency(a: ScheduledEntry, b: ScheduledEntry): number {
  const rank = ({ failure, publishAt, unpublishAt }: ScheduledEntry) =>
    `${failure ? 0 : 1} ${failure?.at ?? publishAt ?? unpublishAt}`;
  return rank(a).localeCompare(rank(b));
}

/** Returns the entries with a publication date or a failure, for the start page of the panel. */
export async function listScheduled(strapi: Core.Strapi): Promise<ScheduledEntry[]> {
  const failures = await createScheduleFailures(strapi).readAll();
  const found: ScheduledEntry[] = [];
  for (const type of listPublicTypes(strapi)) {
    const { uid, kind } = type;
    const failed = [...failures.keys()]
      .filter((key) => key.startsWith(`${uid}:`))
      .map((key) => key.slice(uid.length + 1));
    const drafts = await query<Draft>(strapi, uid).findMany({
      where: {
        publishedAt: null,
        $or: [{ publishAt: SET }, { unpublishAt: SET }, { documentId: { $in: failed } }],
      },
    });
    for (const draft of drafts) {
      const { documentId } = draft;
      found.push({
        ...datesOf(draft),
        uid,
        documentId,
        isSingle: kind === 'singleType',
        name: titleOf(type, draft),
        failure: failures.get(`${uid}:${documentId}`) ?? null,
      });
    }
  }
  return found.sort(byUrgency).slice(0, MAX_LISTED);
}
