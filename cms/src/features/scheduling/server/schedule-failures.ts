import type { Core } from '@strapi/strapi';

import type { ScheduleFailure } from '../../../../contracts/scheduling';
import { query } from '../../../platform/strapi/query';
import { storeOf } from '../../../platform/strapi/store-of';
import { parseJson } from '../../../platform/values/parse-json';

// UPSTREAM: @strapi/core 5.54 · the table of Strapi's store, and the prefix of its keys
// why: the store reads single keys only, and lists show the failures of many entries
// test: cms/tests/api/scheduling-panel.test.ts
// until: the store can list keys
const PREFIX = 'api_scheduling_';

/** Stores failed scheduled actions until the entry is published, removed or rescheduled. */
export function createScheduleFailures(strapi: Core.Strapi) {
  const failureOf = (uid: string, documentId: string) =>
    storeOf<ScheduleFailure>(strapi, {
      type: 'api',
      name: 'scheduling',
      key: `${uid}:${documentId}`,
    });

  return {
    /** Returns all failures, keyed by `<uid>:<documentId>`. */
    async readAll(): Promise<Map<string, ScheduleFailure>> {
      const rows = await query<{ key: string; value: string }>(
        strapi,
        'strapi::core-store',
      ).findMany({ where: { key: { $startsWith: PREFIX } } });
      return new Map(
        rows.map(({ key, value }) => [key.slice(PREFIX.length), parseJson<ScheduleFailure>(value)]),
      );
    },
    read: (uid: string, documentId: string) => failureOf(uid, documentId).get(),
    async save(uid: string, documentId: string, failure: ScheduleFailure): Promise<void> {
      await failureOf(uid, documentId).set({ value: failure });
    },
    async remove(uid: string, documentId: string): Promise<void> {
      await failureOf(uid, documentId).delete();
    },
  };
}
