import type { Core } from '@strapi/strapi';

import { ownAttributes } from '../../../content-model/content-attributes';
import { listPublicTypes } from '../../../content-model/public-types';
import type { PublicUid, ScheduleRow } from '../../../content-model/schedule-dates';
import { query } from '../../../platform/strapi/query';

type PublicType = ReturnType<typeof listPublicTypes>[number];
export type DueEntry = { uid: PublicUid; documentId: string; dueAt: Date };

function refersToContent({ uid, attributes }: PublicType): boolean {
  return ownAttributes({ attributes }).some(
    // Ignores the `localizations` relation of each type to itself.
    ([, attribute]) =>
      attribute.type === 'relation' &&
      attribute.target?.startsWith('api::') &&
      attribute.target !== uid,
  );
}

/** Sorts referenced types first: a category before its products that are due at the same time. */
const byReferences = (a: PublicType, b: PublicType) =>
  Number(refersToContent(a)) - Number(refersToContent(b));

/** Returns the entries with a due date in the past, oldest first. */
export async function findDue(strapi: Core.Strapi, now: Date): Promise<DueEntry[]> {
  const due: DueEntry[] = [];
  for (const { uid } of listPublicTypes(strapi).sort(byReferences)) {
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
