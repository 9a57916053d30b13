import type { Core } from '@strapi/strapi';

import { type EnquiryStatus, SUSPECT_STATUSES } from '../../contracts/enquiry';
import type { ReportFigures } from '../../contracts/report';
import { enquiryRows } from './enquiry-rows';
import { overdueWhere, waitingWhere } from './list-where';

type Span = { start: Date; end: Date };
type NumberLike = number | string | null;
type Figures = ReportFigures & { answered: number };
export type FigureRow = Figures & { value: string | null };
type StoredRow = Record<keyof Figures, NumberLike> & { value: string | number | null };

const TABLE = 'enquiries';

/** SQLite adds decimals as floating point numbers. */
const toCents = (amount: number) => Math.round(amount * 100) / 100;

function toFigureRow({ value, ...figures }: StoredRow): FigureRow {
  return {
    value: value === null ? null : String(value),
    total: Number(figures.total),
    answered: Number(figures.answered),
    withinTarget: Number(figures.withinTarget),
    won: Number(figures.won),
    amount: toCents(Number(figures.amount)),
  };
}

/** Returns the sums of all rows. */
export function sumFigures(rows: readonly Figures[]): Figures {
  const sum = (name: keyof Figures) => rows.reduce((total, row) => total + row[name], 0);
  return {
    total: sum('total'),
    answered: sum('answered'),
    withinTarget: sum('withinTarget'),
    won: sum('won'),
    amount: toCents(sum('amount')),
  };
}

/** Creates the queries of the report, in SQL that SQLite and PostgreSQL share. */
export function createReportQueries(strapi: Core.Strapi, { start, end }: Span) {
  const knex = strapi.db.connection;
  const arrived = () =>
    knex(TABLE).where('created_at', '>=', start).andWhere('created_at', '<', end);
  const genuine = () => arrived().whereNotIn('status', [...SUSPECT_STATUSES]);

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
    /** Returns the figures of each value of a column, most enquiries first. */
    async figuresBy(column: string, targetMinutes: number, limit?: number): Promise<FigureRow[]> {
      const grouped = genuine()
        .groupBy(column)
        .select({ value: column })
        .select(
          knex.raw('sum(case when answer_minutes <= ? then 1 else 0 end) as ??', [
            targetMinutes,
            'withinTarget',
          ]),
          knex.raw(`sum(case when result = 'ganada' then 1 else 0 end) as won`),
          knex.raw(`sum(case when result = 'ganada' then sale_amount else 0 end) as amount`),
        )
        .orderBy([{ column: 'total', order: 'desc' }, { column }]);
      const rows = await (limit ? grouped.limit(limit) : grouped).count<StoredRow[]>({
        total: '*',
        answered: 'first_reply_at',
      });
      return rows.map(toFigureRow);
    },
    /** Counts the doubtful enquiries and the spam, which no other figure includes. */
    async suspects(): Promise<{ doubtful: number; spam: number }> {
      const rows: { status: EnquiryStatus; total: NumberLike }[] = await arrived()
        .whereIn('status', [...SUSPECT_STATUSES])
        .groupBy('status')
        .select('status')
        .count({ total: '*' });
      const totals = new Map(rows.map(({ status, total }) => [status, Number(total)]));
      return { doubtful: totals.get('dudoso') ?? 0, spam: totals.get('spam') ?? 0 };
    },
    /** Counts the enquiries that wait for their first reply. */
    waiting: (): Promise<number> =>
      enquiryRows(strapi).count({
        where: { $and: [waitingWhere(), { createdAt: { $gte: start, $lt: end } }] },
      }),
    /** Counts the enquiries that exceed the response target. */
    overdue: (): Promise<number> =>
      enquiryRows(strapi).count({
        where: { $and: [overdueWhere(), { createdAt: { $gte: start, $lt: end } }] },
      }),
    /** Returns the median minutes to the first reply, keyed by the Monday of the week. */
    weekMedians: () => readMedians('arrival_week'),
    async median(): Promise<number | null> {
      return (await readMedians('0')).get('0') ?? null;
    },
  };
}

export type ReportQueries = ReturnType<typeof createReportQueries>;
