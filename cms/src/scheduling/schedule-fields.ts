import type { UID } from '@strapi/strapi';

/** When an entry is to be published and to be taken off. */
export type Moments = {
  publishAt?: string | Date | null;
  unpublishAt?: string | Date | null;
};

export type ScheduleRow = Moments & { documentId: string };

/** Strapi's documents of any public type; their own types cannot be told apart here. */
export type Publishable = {
  publish(params: { documentId: string }): Promise<unknown>;
  unpublish(params: { documentId: string }): Promise<unknown>;
};

export type PublicUid = UID.ContentType;

/** The moments belong to the entry and are read from its draft; its published copy may be older. */
export const draftOf = (documentId: string) => ({ documentId, publishedAt: null });
