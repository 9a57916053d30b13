import { setTimeout as delay } from 'node:timers/promises';

import type { UID } from '@strapi/strapi';

import type { ScheduleDates } from '../../src/content-model/schedule-dates';
import { createScheduleRunner } from '../../src/features/scheduling/server/schedule-runner';
import type { Cms } from './start-cms';

type Uid = UID.ContentType;
type Data = Record<string, unknown> & ScheduleDates;
type Documents = {
  publish(params: { documentId: string }): Promise<unknown>;
  unpublish(params: { documentId: string }): Promise<unknown>;
  create(params: { data: Data; status?: string }): Promise<{ documentId: string }>;
  update(params: { documentId: string; data: Data; status?: string }): Promise<unknown>;
  clone(params: { documentId: string; data?: Data }): Promise<{ documentId: string }>;
  discardDraft(params: { documentId: string }): Promise<unknown>;
  delete(params: { documentId: string }): Promise<unknown>;
};

const MINUTE = 60_000;

export const INDUSTRY = 'api::industry.industry';

export const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * MINUTE);

/** Returns helpers for tests of scheduled publication. */
export function createSchedulingTesting(cms: Cms) {
  const documents = (uid: Uid) => cms.strapi.documents(uid) as unknown as Documents;
  const draftsOf = (documentId: string) => ({ documentId, publishedAt: null });

  return {
    documents,
    /** Processes the dates that are due at `now`. */
    runDue: (now: Date) => createScheduleRunner(cms.strapi).run(now),
    isPublished: async (uid: Uid, documentId: string) =>
      (await cms.strapi.db.query(uid).count({
        where: { documentId, publishedAt: { $notNull: true } },
      })) > 0,
    readDraft: (uid: Uid, documentId: string) =>
      cms.strapi.db.query(uid).findOne({ where: draftsOf(documentId) }),
    /** Writes dates directly to the database, such as one that passed while the CMS was off. */
    writeDates: (uid: Uid, documentId: string, dates: ScheduleDates) =>
      cms.strapi.db.query(uid).updateMany({ where: draftsOf(documentId), data: dates }),
    /** Collects the entries that webhooks announce as published, which happens after the commit. */
    capturePublished(): string[] {
      const published: string[] = [];
      cms.strapi.eventHub.on('entry.publish', async ({ entry }) => {
        published.push(entry.documentId);
      });
      return published;
    },
  };
}

/** Creates a draft to be published in an hour. @returns its document id */
export async function addIndustry(
  scheduling: ReturnType<typeof createSchedulingTesting>,
  slug: string,
): Promise<string> {
  const data = { name: slug, slug, publishAt: minutesFromNow(60) };
  return (await scheduling.documents(INDUSTRY).create({ data })).documentId;
}

/** Polls until the condition is true. @throws after `limit` milliseconds */
export async function waitUntil(isTrue: () => Promise<boolean> | boolean, limit = 60_000) {
  const end = Date.now() + limit;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`Condition still false after ${limit} ms.`);
    await delay(200);
  }
}
