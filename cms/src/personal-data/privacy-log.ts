import type { Core } from '@strapi/strapi';

import {
  type DataCounts,
  LOG_PAGE_SIZE,
  type LogAction,
  type LogResponse,
} from '../../contracts/personal-data';
import { query } from '../platform/strapi/query';
import { appendToLogFile } from './log-file';
import { type Actor, LOG_FIELDS, LOG_UID, type LogRow, toEntry } from './log-row';

type NewLogRow = {
  action: LogAction;
  by: Actor;
  counts: DataCounts;
  subjects?: readonly string[];
  /** Default: false. */
  isUnfinished?: boolean;
  /** Default: the current time. */
  now?: Date;
};

/** Creates the append-only log of actions on personal data. */
export function createPrivacyLog(strapi: Core.Strapi) {
  const rows = () => query<LogRow>(strapi, LOG_UID);
  const select = [...LOG_FIELDS];

  return {
    /** Adds a row in the current transaction. Call `appendToFile` with it after the commit. */
    async add(row: NewLogRow): Promise<LogRow> {
      const { action, by, counts, subjects = [], isUnfinished, now = new Date() } = row;
      const timestamps = { createdAt: now, updatedAt: now, finishedAt: isUnfinished ? null : now };
      return rows().create({
        select,
        data: { action, ...by, counts, subjects: subjects.join(' ') || null, ...timestamps },
      });
    },

    /** Appends a row to the copy outside of the database. Logs failures instead of throwing. */
    async appendToFile(row: LogRow): Promise<void> {
      await appendToLogFile([row]).catch((error: unknown) => {
        strapi.log.error(`Privacy log: the copy in DATA_DIR was not written: ${String(error)}`);
      });
    },

    /** Adds a row to both copies, for an action outside of a transaction. */
    async record(row: NewLogRow): Promise<void> {
      await this.appendToFile(await this.add(row));
    },

    async find(where: object, limit: number, offset = 0): Promise<LogRow[]> {
      const orderBy = [{ createdAt: 'desc' }, { id: 'desc' }];
      return rows().findMany({ select, where, orderBy, limit, offset });
    },

    /** Returns a page of the log as staff see it, newest first. */
    async readPage(page: number): Promise<LogResponse> {
      const [found, total] = await Promise.all([
        this.find({}, LOG_PAGE_SIZE, (page - 1) * LOG_PAGE_SIZE),
        rows().count(),
      ]);
      const pageCount = Math.ceil(total / LOG_PAGE_SIZE);
      return {
        data: found.map(toEntry),
        meta: { pagination: { page, pageSize: LOG_PAGE_SIZE, pageCount, total } },
      };
    },
  };
}
