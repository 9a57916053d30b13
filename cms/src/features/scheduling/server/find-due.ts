import type { Core } from '@strapi/strapi';

import { listPublicTypes } from '../../../content-model/public-types';
import type { PublicUid, ScheduleRow } from '../../../content-model/schedule-dates';
import { query } from '../../../platform/strapi/query';

export type DueEntry = { uid: PublicUid; documentId: string; dueAt: Date };

/** Returns the entries with a due date in the past, oldest first. */
export async function findDue(strapi: Core.Strapi, now: Date): Promise<DueEntry[]> {
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
