import type { Core } from '@strapi/strapi';

import type { ScheduleFailure } from '../../../../contracts/scheduling';

// Prefix of Strapi's store for the keys of `storeOf`.
const PREFIX = 'api_scheduling_';

/** Stores failed scheduled actions until the entry is published, removed or rescheduled. */
export function createScheduleFailures(strapi: Core.Strapi) {
  const storeOf = (uid: string, documentId: string) =>
    strapi.store({ type: 'api', name: 'scheduling', key: `${uid}:${documentId}` });

  return {
    /** Returns all failures, keyed by `<uid>:<documentId>`. */
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
    async save(uid: string, documentId: string, failure: ScheduleFailure): Promise<void> {
      await storeOf(uid, documentId).set({ value: failure });
    },
    async remove(uid: string, documentId: string): Promise<void> {
      await storeOf(uid, documentId).delete();
    },
  };
}
