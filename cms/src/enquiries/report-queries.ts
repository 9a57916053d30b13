import type { Core } from '@strapi/strapi';

import { type EnquiryStatus, SUSPECT_STATUSES } from '../../contracts/enquiry';
import type { ReportFigures } from '../../contracts/report';
import { enquiryRows } from './enquiry-rows';
import { firstOverdueWhere, unansweredWhere } from './list-where';

type Span = { start: Date; end: Date };
type NumberLike = number | string | null;
type Figures = ReportFigures & { answered: number };
export type FigureRow = Figures & { value: string | null };
type WeekRow = FigureRow & { minutes: number[] };
type StoredFigures = Record<keyof Figures, NumberLike>;
type StoredRow = StoredFigures & { value: string | number | null };

const TABLE = 'enquiries';
const COUNTS = { total: '*', answered: 'first_reply_at' };

/** SQLite adds decimals as floating point numbers. */
const toCents = (amount: number) => Math.round(amount * 100) / 100;

function toFigures(figures: StoredFigures): Figures {
  return {
    total: Number(figures.total),
    answered: Number(figures.answered),
    withinTarget: Number(figures.withinTarget),
    won: Number(figures.won),
    amount: toCents(Number(figures.amount)),
  };
}

function toFigureRow({ value, ...figures }: StoredRow): FigureRow {
  return { value: value === null ? null : String(value), ...toFigures(figures) };
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

/** Sorts most enquiries first, then by value. */
function compareFigures(one: FigureRow, other: FigureRow): number {
  return other.total - one.total || ((one.value ?? '') < (other.value ?? '') ? -1 : 1);
}

/** Returns the median, rounded; null without numbers. */
export function medianOf(numbers: readonly number[]): number | null {
  const sorted = Float64Array.from(numbers).sort();
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}

/** Creates the queries of the report, in SQL that SQLite and PostgreSQL share. */
export function createReportQueries(strapi: Core.Strapi, { start, end }: Span) {
  const knex = strapi.db.connection;
  const arrived = () =>
    knex(TABLE).where('created_at', '>=', start).andWhere('created_at', '<', end);
  const genuine = () => arrived().whereNotIn('status', [...SUSPECT_STATUSES]);

  const selectFigures = (targetMinutes: number) =>
    genuine().select(
      knex.raw('sum(case when answer_minutes <= ? then 1 else 0 end) as ??', [
        targetMinutes,
        'withinTarget',
      ]),
      knex.raw(`sum(case when result = 'ganada' then 1 else 0 end) as won`),
      knex.raw(`sum(case when result = 'ganada' then sale_amount else 0 end) as amount`),
    );

  return {
    /** Returns the figures of each value of a column, most enquiries first. */
    async figuresBy(column: string, targetMinutes: number, limit?: number): Promise<FigureRow[]> {
      const grouped = selectFigures(targetMinutes)
        .groupBy(column)
        .select({ value: column })
        .orderBy([{ column: 'total', order: 'desc' }, { column }]);
      const rows = await (limit ? grouped.limit(limit) : grouped).count<StoredRow[]>(COUNTS);
      return rows.map(toFigureRow);
    },
    /** Returns the figures of each value of columns with few values, in one pass over the enquiries. */
    async figuresByEach(
      columns: readonly string[],
      targetMinutes: number,
    ): Promise<(column: string) => FigureRow[]> {
      const rows: (StoredFigures & Record<string, NumberLike>)[] = await selectFigures(
        targetMinutes,
      )
        .groupBy([...columns])
        .select([...columns])
        .count(COUNTS);
      return (column) => {
        const parts = new Map<NumberLike, Figures[]>();
        for (const row of rows) {
          const value = row[column] ?? null;
          const part = parts.get(value) ?? [];
          parts.set(value, part);
          part.push(toFigures(row));
        }
        return [...parts]
          .map(([value, part]) => toFigureRow({ value, ...sumFigures(part) }))
          .toSorted(compareFigures);
      };
    },
    /** Returns the figures and the minutes to the first replies of each week, keyed by its Monday. */
    async figuresByWeek(targetMinutes: number): Promise<WeekRow[]> {
      const rows: (StoredRow & { minutes: string | null })[] = await selectFigures(targetMinutes)
        .groupBy('arrival_week')
        .select({ value: 'arrival_week' })
        .select(knex.raw(`string_agg(cast(answer_minutes as text), ',') as minutes`))
        .count(COUNTS);
      return rows.map(({ minutes, ...row }) => ({
        ...toFigureRow(row),
        minutes: minutes === null ? [] : minutes.split(',').map(Number),
      }));
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
        where: { $and: [unansweredWhere(), { createdAt: { $gte: start, $lt: end } }] },
      }),
    /** Counts the enquiries that exceed the response target. */
    overdue: (): Promise<number> =>
      enquiryRows(strapi).count({
        where: { $and: [firstOverdueWhere(), { createdAt: { $gte: start, $lt: end } }] },
      }),
  };
}

export type ReportQueries = ReturnType<typeof createReportQueries>;
