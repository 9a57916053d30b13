import type { UID } from '@strapi/strapi';

/** When an entry will be published and unpublished. */
export type ScheduleDates = {
  publishAt?: string | Date | null;
  unpublishAt?: string | Date | null;
};

export type ScheduleRow = ScheduleDates & { documentId: string };

export type PublicUid = UID.ContentType;

/**
 * `where` of the draft, which holds the current dates; those of the published version may be older.
 */
export const whereDraft = (documentId: string) => ({ documentId, publishedAt: null });
