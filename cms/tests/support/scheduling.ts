import { setTimeout as delay } from 'node:timers/promises';

import type { UID } from '@strapi/strapi';

import { createScheduleKeeper } from '../../src/scheduling/honour-schedule';
import type { Moments, Publishable } from '../../src/scheduling/schedule-fields';
import type { Cms } from './cms';

type Uid = UID.ContentType;
type Data = Record<string, unknown> & Moments;
type Documents = Publishable & {
  create(params: { data: Data; status?: string }): Promise<{ documentId: string }>;
  update(params: { documentId: string; data: Data; status?: string }): Promise<unknown>;
  clone(params: { documentId: string; data?: Data }): Promise<{ documentId: string }>;
  discardDraft(params: { documentId: string }): Promise<unknown>;
  delete(params: { documentId: string }): Promise<unknown>;
};

const MINUTE = 60_000;

export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE);

/** What a test about scheduled publication does again and again. */
export function createScheduling(cms: Cms) {
  const { strapi } = cms;
  const documents = (uid: Uid) => strapi.documents(uid) as unknown as Documents;
  const draftsOf = (documentId: string) => ({ documentId, publishedAt: null });

  return {
    documents,
    /** One look at what is due, as if it were `now`. */
    look: (now: Date) => createScheduleKeeper(strapi).run(now),
    isPublished: async (uid: Uid, documentId: string) =>
      (await strapi.db.query(uid).count({
        where: { documentId, publishedAt: { $notNull: true } },
      })) > 0,
    readDraft: (uid: Uid, documentId: string) =>
      strapi.db.query(uid).findOne({ where: draftsOf(documentId) }),
    /** Writes moments behind the program's back, such as one that came while it was off. */
    forge: (uid: Uid, documentId: string, moments: Moments) =>
      strapi.db.query(uid).updateMany({ where: draftsOf(documentId), data: moments }),
    /** The entries that webhooks announce as published; they do so some time after the commit. */
    listenToPublishing(): string[] {
      const published: string[] = [];
      strapi.eventHub.on('entry.publish', async ({ entry }) => {
        published.push(entry.documentId);
      });
      return published;
    },
  };
}

/** Waits for what the CMS does by itself. */
export async function eventually(isTrue: () => Promise<boolean> | boolean, limit = 60_000) {
  const end = Date.now() + limit;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`Still not so after ${limit} ms.`);
    await delay(200);
  }
}
