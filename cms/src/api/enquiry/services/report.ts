import type { Core } from '@strapi/strapi';

import { ENQUIRY_STATUSES, ENQUIRY_TYPES } from '../../../../contracts/enquiry';
import type { Report, ReportWeek } from '../../../../contracts/report';
import { formatDay, zonedTimeToDate, mondayOf } from '../../../../contracts/zoned-time';
import { pathOf, readPageTitles } from '../../../enquiries/read-page-titles';
import { createReportQueries, type GroupRow } from '../../../enquiries/report-queries';
import { readResponseTarget } from '../../../enquiries/response-target';
import type { ReportSpan } from '../../../enquiries/validation/report-query';

const WEEK = 7;

function sum(rows: readonly GroupRow[], figure: 'total' | 'answered' | 'within' = 'total'): number {
  return rows.reduce((total, row) => total + row[figure], 0);
}

/** Returns every week of the span, including weeks without enquiries. */
function listWeeks({ from, to }: ReportSpan): string[] {
  const first = mondayOf(from);
  const count = Math.floor((to - first) / WEEK) + 1;
  return Array.from({ length: count }, (_week, index) => formatDay(first + index * WEEK));
}

export default function reportService({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** Returns the figures for enquiries received in the span; both days are included. */
    async show(span: ReportSpan): Promise<Report> {
      const start = zonedTimeToDate(span.from);
      const end = zonedTimeToDate(span.to + 1);
      const queries = createReportQueries(strapi, { start, end });
      const { minutes: targetMinutes } = await readResponseTarget(strapi);
      const [groups, sources, campaigns, viewed, weekMedians, medianMinutes, overdue] =
        await Promise.all([
          queries.groups(targetMinutes),
          queries.busiest('source'),
          queries.busiest('last_campaign'),
          queries.busiest('viewed_page'),
          queries.weekMedians(),
          queries.median(),
          queries.overdue(),
        ]);
      const titles = await readPageTitles(
        strapi,
        [...sources, ...viewed].flatMap(({ value }) => (value === null ? [] : pathOf(value))),
      );
      const titleOf = (page: string | null) => (page && titles.get(pathOf(page))) || null;
      const genuine = groups.filter(({ status }) => status !== 'spam');
      const totalOf = (matches: (row: GroupRow) => boolean) => sum(genuine.filter(matches));
      const total = sum(genuine);
      const answered = sum(genuine, 'answered');

      return {
        from: formatDay(span.from),
        to: formatDay(span.to),
        total,
        spam: sum(groups) - total,
        weeks: listWeeks(span).map((week): ReportWeek => ({
          start: week,
          total: totalOf((row) => row.week === week),
          medianMinutes: weekMedians.get(week) ?? null,
        })),
        types: ENQUIRY_TYPES.map((type) => ({ type, total: totalOf((row) => row.type === type) })),
        statuses: ENQUIRY_STATUSES.filter((status) => status !== 'spam').map((status) => ({
          status,
          total: totalOf((row) => row.status === status),
        })),
        sources: sources.map(({ value, total: count }) => ({
          source: value,
          title: titleOf(value),
          total: count,
        })),
        campaigns: campaigns.map(({ value, total: count }) => ({ campaign: value, total: count })),
        viewedPages: viewed.map(({ value, total: count }) => ({
          page: value,
          title: titleOf(value),
          total: count,
        })),
        answers: {
          answered,
          unanswered: total - answered,
          overdue,
          medianMinutes,
          withinPromise: sum(genuine, 'within'),
          promiseMinutes: targetMinutes,
        },
      };
    },
  };
}

export type ReportService = ReturnType<typeof reportService>;
