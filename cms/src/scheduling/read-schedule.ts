import type { Core } from '@strapi/strapi';

import type { EntrySchedule, ScheduledEntry } from '../../contracts/scheduling';
import { titleOf } from '../lib/entry-label';
import { listPublicTypes } from '../lib/public-types';
import { createScheduleFailures } from './failures';
import { draftOf, type Moments, type ScheduleRow } from './schedule-fields';

type Draft = ScheduleRow & Record<string, unknown>;

const NOTHING: EntrySchedule = { publishAt: null, unpublishAt: null, failure: null };
const LISTED = 10;
const SET = { $notNull: true };

const toIso = (moment: Moments['publishAt']) => (moment ? new Date(moment).toISOString() : null);

const momentsOf = (draft: Moments | null) => ({
  publishAt: toIso(draft?.publishAt),
  unpublishAt: toIso(draft?.unpublishAt),
});

/** The moments of an entry as they are saved, and what went wrong at the last one. */
export async function readSchedule(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
): Promise<EntrySchedule> {
  const type = listPublicTypes(strapi).find((each) => each.uid === uid);
  if (!type) return NOTHING;
  const draft: Moments | null = await strapi.db
    .query(type.uid)
    .findOne({ where: draftOf(documentId), select: ['publishAt', 'unpublishAt'] });
  const failure = await createScheduleFailures(strapi).read(uid, documentId);
  return { ...momentsOf(draft), failure };
}

/** What went wrong before what is to come; of each the nearest first. */
function byUrgency(a: ScheduledEntry, b: ScheduledEntry): number {
  const rank = ({ failure, publishAt, unpublishAt }: ScheduledEntry) =>
    `${failure ? 0 : 1} ${failure?.at ?? publishAt ?? unpublishAt}`;
  return rank(a).localeCompare(rank(b));
}

/** The entries with a moment or a failure, for the panel's home. */
export async function listScheduled(strapi: Core.Strapi): Promise<ScheduledEntry[]> {
  const failures = await createScheduleFailures(strapi).readAll();
  const found: ScheduledEntry[] = [];
  for (const type of listPublicTypes(strapi)) {
    const { uid, kind } = type;
    const failed = [...failures.keys()]
      .filter((key) => key.startsWith(`${uid}:`))
      .map((key) => key.slice(uid.length + 1));
    const drafts: Draft[] = await strapi.db.query(uid).findMany({
      where: {
        publishedAt: null,
        $or: [{ publishAt: SET }, { unpublishAt: SET }, { documentId: { $in: failed } }],
      },
    });
    for (const draft of drafts) {
      const { documentId } = draft;
      found.push({
        ...momentsOf(draft),
        uid,
        documentId,
        isSingle: kind === 'singleType',
        name: titleOf(type, draft),
        failure: failures.get(`${uid}:${documentId}`) ?? null,
      });
    }
  }
  return found.sort(byUrgency).slice(0, LISTED);
}
