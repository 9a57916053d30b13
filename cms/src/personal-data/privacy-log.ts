import type { Core } from '@strapi/strapi';

import type { DataCounts, LogAction } from '../../contracts/personal-data';
import { appendToLogFile } from './log-file';
import { type Actor, LOG_FIELDS, LOG_UID, type LogRow } from './log-row';

export type NewLogRow = {
  action: LogAction;
  by: Actor;
  counts: DataCounts;
  subjects?: readonly string[];
  /** Left out: what it tells of is done. */
  isUnfinished?: boolean;
  /** Left out: it is done now. */
  now?: Date;
};

/** The log of what is done with personal data. Rows are added; nothing here changes or removes one. */
export function createPrivacyLog(strapi: Core.Strapi) {
  const rows = () => strapi.db.query(LOG_UID);
  const select = [...LOG_FIELDS];

  return {
    /** Adds a row, in the transaction that is under way. `keep` it when that is committed. */
    async add(row: NewLogRow): Promise<LogRow> {
      const { action, by, counts, subjects = [], isUnfinished, now = new Date() } = row;
      const moments = { createdAt: now, updatedAt: now, finishedAt: isUnfinished ? null : now };
      const { documentId } = await rows().create({
        data: { action, ...by, counts, subjects: subjects.join(' ') || null, ...moments },
      });
      return rows().findOne({ select, where: { documentId } });
    },

    /** Writes a row to the copy outside of the database. */
    async keep(row: LogRow): Promise<void> {
      await appendToLogFile([row]).catch((error: unknown) => {
        strapi.log.error(`Privacy log: the copy in DATA_DIR was not written: ${String(error)}`);
      });
    },

    /** Adds a row about something that is done already. */
    async record(row: NewLogRow): Promise<void> {
      await this.keep(await this.add(row));
    },

    async find(where: object, limit: number, offset = 0): Promise<LogRow[]> {
      const orderBy = [{ createdAt: 'desc' }, { id: 'desc' }];
      return rows().findMany({ select, where, orderBy, limit, offset });
    },

    count: (where: object = {}) => rows().count({ where }),
  };
}

export type PrivacyLog = ReturnType<typeof createPrivacyLog>;
