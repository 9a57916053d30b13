import type { Core } from '@strapi/strapi';

import type { ScheduleFailure } from '../../contracts/scheduling';

// How Strapi's store begins the keys of `storeOf`.
const PREFIX = 'api_scheduling_';

/** What could not be published or taken off when it was due, kept until staff have mended it. */
export function createScheduleFailures(strapi: Core.Strapi) {
  const storeOf = (uid: string, documentId: string) =>
    strapi.store({ type: 'api', name: 'scheduling', key: `${uid}:${documentId}` });

  return {
    /** All of them, by `<uid>:<documentId>`. */
    async readAll(): Promise<Map<string, ScheduleFailure>> {
      const rows: { key: string; value: string }[] = await strapi.db
        .query('strapi::core-store')
        .findMany({ where: { key: { $startsWith: PREFIX } } });
      return new Map(
        rows.map(({ key, value }) => [
          key.slice(PREFIX.length),
          JSON.parse(value) as ScheduleFailure,
        ]),
      );
    },
    async read(uid: string, documentId: string): Promise<ScheduleFailure | null> {
      return ((await storeOf(uid, documentId).get()) as ScheduleFailure | null) ?? null;
    },
    async remember(uid: string, documentId: string, failure: ScheduleFailure): Promise<void> {
      await storeOf(uid, documentId).set({ value: failure });
    },
    async forget(uid: string, documentId: string): Promise<void> {
      await storeOf(uid, documentId).delete();
    },
  };
}
