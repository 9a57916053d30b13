import type { Core } from '@strapi/strapi';

import type { EnquiryStatus, EnquiryType } from '../../contracts/enquiry';
import { query } from '../platform/strapi/query';
import { overdueWhere } from './list-where';

export type GroupRow = {
  week: string;
  type: EnquiryType;
  status: EnquiryStatus;
  total: number;
  answered: number;
  within: number;
};

type Part = { value: string | null; total: number };
type Span = { start: Date; end: Date };
type NumberLike = number | string | null;
type Counts = 'total' | 'answered' | 'within';
type StoredGroup = Omit<GroupRow, Counts> & Record<Counts, NumberLike>;

const UID = 'api::enquiry.enquiry';
const TABLE = 'enquiries';
const MAX_PARTS = 12;

/** Creates the queries of the report, in SQL that SQLite and PostgreSQL share. */
export function createReportQueries(strapi: Core.Strapi, { start, end }: Span) {
  const knex = strapi.db.connection;
  const arrived = () =>
    knex(TABLE).where('created_at', '>=', start).andWhere('created_at', '<', end);
  const genuine = () => arrived().andWhere('status', '<>', 'spam');

  /** Returns the median minutes to the first reply for each value of an SQL expression. */
  async function readMedians(expression: 'arrival_week' | '0') {
    const over = `over (partition by ${expression}`;
    const ranked = genuine()
      .whereNotNull('answer_minutes')
      .select({ part: knex.raw(expression), minutes: 'answer_minutes' })
      .select(knex.raw(`row_number() ${over} order by answer_minutes) as place`))
      .select(knex.raw(`count(*) ${over}) as answers`));
    const rows: { part: string | number; median: NumberLike }[] = await knex
      .from(ranked.as('ranked'))
      // The middle row or the middle two rows: both databases use integer division.
      .whereRaw('place in ((answers + 1) / 2, (answers + 2) / 2)')
      .groupBy('part')
      .select('part')
      .avg({ median: 'minutes' });
    return new Map(rows.map(({ part, median }) => [String(part), Math.round(Number(median))]));
  }

  return {
    /** Counts all enquiries, including spam, by week, type and status. */
    async groups(targetMinutes: number): Promise<GroupRow[]> {
      const rows: StoredGroup[] = await arrived()
        .groupBy('arrival_week', 'type', 'status')
        .select({ week: 'arrival_week', type: 'type', status: 'status' })
        .count({ total: '*', answered: 'first_reply_at' })
        .select(
          knex.raw('sum(case when answer_minutes <= ? then 1 else 0 end) as within', [
            targetMinutes,
          ]),
        );
      return rows.map((row) => ({
        ...row,
        total: Number(row.total),
        answered: Number(row.answered),
        within: Number(row.within),
      }));
    },
    /** Counts the enquiries that exceed the response target. */
    overdue: (): Promise<number> =>
      query(strapi, UID).count({
        where: { $and: [overdueWhere(), { createdAt: { $gte: start, $lt: end } }] },
      }),
    /** Returns the values of a column with the most enquiries. */
    async busiest(column: 'source' | 'last_campaign' | 'viewed_page'): Promise<Part[]> {
      const rows = await genuine()
        .groupBy(column)
        .select({ value: column })
        .orderBy([{ column: 'total', order: 'desc' }, { column }])
        .limit(MAX_PARTS)
        .count<{ value: string | null; total: NumberLike }[]>({ total: '*' });
      return rows.map(({ value, total }) => ({ value, total: Number(total) }));
    },
    /** Returns the median minutes to the first reply, keyed by the Monday of the week. */
    weekMedians: () => readMedians('arrival_week'),
    async median(): Promise<number | null> {
      return (await readMedians('0')).get('0') ?? null;
    },
  };
}
