import type { Core } from '@strapi/strapi';

import { REPORT_DIMENSIONS, REPORT_MAX_ROWS, type Report } from '../../../../contracts/report';
import { formatDay, mondayOf, zonedTimeToDate } from '../../../../contracts/zoned-time';
import { formatReport } from '../../../enquiries/export/format-report';
import { REPORT_SOURCES } from '../../../enquiries/report-dimensions';
import {
  createReportQueries,
  type FigureRow,
  medianOf,
  type ReportQueries,
  sumFigures,
} from '../../../enquiries/report-queries';
import { readResponseTarget } from '../../../enquiries/response-target';
import type { ReportSpan } from '../../../enquiries/validation/report-query';

const WEEK = 7;

/** Returns every week of the span, including weeks without enquiries. */
function listWeeks({ from, to }: ReportSpan): string[] {
  const first = mondayOf(from);
  const count = Math.floor((to - first) / WEEK) + 1;
  return Array.from({ length: count }, (_week, index) => formatDay(first + index * WEEK));
}

const queriesOf = (strapi: Core.Strapi, { from, to }: ReportSpan) =>
  createReportQueries(strapi, { start: zonedTimeToDate(from), end: zonedTimeToDate(to + 1) });

async function label(
  strapi: Core.Strapi,
  dimension: keyof typeof REPORT_SOURCES,
  rows: readonly FigureRow[],
) {
  const { none, readLabels } = REPORT_SOURCES[dimension];
  const values = rows.flatMap(({ value }) => (value === null ? [] : [value]));
  const labels = await readLabels(strapi, values);
  return rows.map(({ answered: _answered, ...row }) => ({
    ...row,
    label: row.value === null ? none : (labels.get(row.value) ?? row.value),
  }));
}

async function readBreakdowns(
  strapi: Core.Strapi,
  queries: ReportQueries,
  targetMinutes: number,
  limit?: number,
) {
  const few = REPORT_DIMENSIONS.filter((dimension) => REPORT_SOURCES[dimension].hasFewValues);
  const figuresOf = await queries.figuresByEach(
    few.map((dimension) => REPORT_SOURCES[dimension].column),
    targetMinutes,
  );
  const entries = await Promise.all(
    REPORT_DIMENSIONS.map(async (dimension) => {
      const { column, hasFewValues } = REPORT_SOURCES[dimension];
      const rows = hasFewValues
        ? figuresOf(column).slice(0, limit)
        : await queries.figuresBy(column, targetMinutes, limit);
      return [dimension, await label(strapi, dimension, rows)] as const;
    }),
  );
  return Object.fromEntries(entries) as Report['breakdowns'];
}

/** Returns the figures for enquiries received in the span; both days are included. */
export async function readReport(strapi: Core.Strapi, span: ReportSpan): Promise<Report> {
  const queries = queriesOf(strapi, span);
  const { minutes: targetMinutes } = await readResponseTarget(strapi);
  const [weeks, breakdowns, suspects, waiting, overdue] = await Promise.all([
    queries.figuresByWeek(targetMinutes),
    readBreakdowns(strapi, queries, targetMinutes, REPORT_MAX_ROWS),
    queries.suspects(),
    queries.waiting(),
    queries.overdue(),
  ]);
  const byWeek = new Map(weeks.map((week) => [week.value, week]));
  const { answered, ...figures } = sumFigures(weeks);

  return {
    from: formatDay(span.from),
    to: formatDay(span.to),
    ...figures,
    ...suspects,
    weeks: listWeeks(span).map((start) => ({
      start,
      total: byWeek.get(start)?.total ?? 0,
      medianMinutes: medianOf(byWeek.get(start)?.minutes ?? []),
    })),
    breakdowns,
    answers: {
      answered,
      unanswered: waiting,
      closedUnanswered: figures.total - answered - waiting,
      overdue,
      medianMinutes: medianOf(weeks.flatMap(({ minutes }) => minutes)),
      targetMinutes,
    },
  };
}

/** Returns the CSV file with all rows of all breakdowns. */
export async function writeReportCsv(strapi: Core.Strapi, span: ReportSpan): Promise<string> {
  const { minutes } = await readResponseTarget(strapi);
  return formatReport(await readBreakdowns(strapi, queriesOf(strapi, span), minutes));
}
