import type { Core } from '@strapi/strapi';

import {
  SPEED_METRIC_NAMES,
  type SpeedDay,
  type SpeedElement,
  type SpeedPage,
  type SpeedReport,
  speedPageLabel,
} from '../../../../contracts/speed';
import type { SpeedDevice, SpeedMetricName } from '../../../../contracts/speed-visit';
import { formatDay, localDay, zonedTimeToDate } from '../../../../contracts/zoned-time';
import { groupBy } from '../../../platform/values/group-by';
import { findDeclines, type ReleaseVisits } from './find-declines';
import { addHistograms, figuresOf, type Histograms } from './histogram';
import type { SpeedQuery } from './read-speed-query';
import { columnsOf, dayOf, ELEMENTS, HISTOGRAMS, hourOf } from './speed-tables';

const DAY_HOURS = 24;
const ELEMENTS_SHOWN = 10;
const DECLINES_SHOWN = 5;

type NumberLike = number | string;
type ElementRow = { page: string; metric: SpeedMetricName; element: string; total: NumberLike };
type StoredRow = Record<string, NumberLike>;
/** Visits of one day, page, device and release. */
type Row = ReleaseVisits & { day: number; visits: number };

function toRow(stored: StoredRow): Row {
  const histograms = Object.fromEntries(
    SPEED_METRIC_NAMES.map((metric) => [
      metric,
      columnsOf(metric).map((column) => Number(stored[column])),
    ]),
  ) as Histograms;
  return {
    day: Number(stored.day),
    page: String(stored.page),
    device: stored.device as SpeedDevice,
    release: String(stored.release_id),
    visits: Number(stored.visits),
    histograms,
  };
}

/** Reads the sums per day of the company's time zone. */
async function readRows(strapi: Core.Strapi, from: number, device?: SpeedDevice): Promise<Row[]> {
  const knex = strapi.db.connection;
  const start = hourOf(zonedTimeToDate(from));
  // Not bound: SQLite binds numbers as floating point, which has no integer division.
  const day = knex.raw(`(hour - ${start - from * DAY_HOURS}) / ${DAY_HOURS}`);
  const columns = ['visits', ...SPEED_METRIC_NAMES.flatMap(columnsOf)];
  const rows: StoredRow[] = await knex
    .from(
      knex(HISTOGRAMS)
        .where('hour', '>=', start)
        .andWhere(device ? { device } : {})
        .select('*', { day })
        .as('visits_of_days'),
    )
    .groupBy('day', 'page', 'device', 'release_id')
    .select('day', 'page', 'device', 'release_id')
    .sum(Object.fromEntries(columns.map((column) => [column, column])));
  return rows.map(toRow);
}

async function readElements(strapi: Core.Strapi, from: number, device?: SpeedDevice) {
  const rows = await strapi.db
    .connection(ELEMENTS)
    .where('day', '>=', dayOf(zonedTimeToDate(from)))
    .andWhere(device ? { device } : {})
    .groupBy('page', 'metric', 'element')
    .select('page', 'metric', 'element')
    .orderBy([{ column: 'total', order: 'desc' }, 'page', 'metric', 'element'])
    .limit(ELEMENTS_SHOWN)
    .sum<ElementRow[]>({ total: 'visits' });
  return rows.map(({ page, metric, element, total }): SpeedElement => ({
    ...{ page, label: speedPageLabel(page), metric, element },
    visits: Number(total),
  }));
}

const sumOf = (rows: readonly Row[]) => ({
  visits: rows.reduce((sum, { visits }) => sum + visits, 0),
  figures: figuresOf(addHistograms(rows.map(({ histograms }) => histograms))),
});

function listPages(rows: readonly Row[]): SpeedPage[] {
  const pages = [...groupBy(rows, ({ page }) => page)];
  return pages
    .map(([page, ofPage]) => ({ page, label: speedPageLabel(page), ...sumOf(ofPage) }))
    .toSorted((a, b) => b.visits - a.visits);
}

/** Returns the time in the id of a release, `YYYYMMDD-HHMMSSmmm-…`, as ISO 8601. */
function builtAtOf(release: string): string | undefined {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)(\d{3})-/.exec(release) ?? [];
  const [year, month, day, hours, minutes, seconds, ms] = parts;
  return year && `${year}-${month}-${day}T${hours}:${minutes}:${seconds}.${ms}Z`;
}

/** Returns every day, also without visits, with the releases that were first seen on it. */
function listDays(rows: readonly Row[], from: number, to: number): SpeedDay[] {
  const byDay = groupBy(rows, ({ day }) => day);
  const known = new Set(['']);
  return Array.from({ length: to - from + 1 }, (_day, index) => {
    const ofDay = byDay.get(from + index) ?? [];
    const ids = new Set(ofDay.map(({ release }) => release));
    const added = [...ids].filter((id) => !known.has(id)).toSorted();
    for (const id of added) known.add(id);
    const releases = added.flatMap((id) => builtAtOf(id) ?? []);
    return { day: formatDay(from + index), ...sumOf(ofDay), releases };
  });
}

/** Returns the figures of the last days, today included. */
export async function readSpeedReport(
  strapi: Core.Strapi,
  { days, device }: SpeedQuery,
  now = new Date(),
): Promise<SpeedReport> {
  const to = localDay(now);
  const from = to - days + 1;
  const [rows, elements] = await Promise.all([
    readRows(strapi, from, device),
    readElements(strapi, from, device),
  ]);
  const declines = findDeclines(rows).slice(0, DECLINES_SHOWN);
  return {
    from: formatDay(from),
    to: formatDay(to),
    ...sumOf(rows),
    pages: listPages(rows),
    days: listDays(rows, from, to),
    elements,
    declines: declines.flatMap(({ release, ...decline }) => {
      const builtAt = builtAtOf(release);
      return builtAt ? [{ ...decline, label: speedPageLabel(decline.page), builtAt }] : [];
    }),
  };
}
