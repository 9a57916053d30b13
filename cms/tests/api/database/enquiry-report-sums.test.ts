import fc from 'fast-check';

import {
  ENQUIRY_CHANNELS,
  ENQUIRY_STATUSES,
  ENQUIRY_TYPES,
  SUSPECT_STATUSES,
} from '../../../contracts/enquiry';
import { ENQUIRY_RESULTS, toResultColumns } from '../../../contracts/enquiry-result';
import {
  type Report,
  REPORT_DIMENSIONS,
  type ReportDimension,
  type ReportFigures,
} from '../../../contracts/report';
import { pathOf } from '../../../src/enquiries/read-page-titles';
import { signIn } from '../../support/sign-in';
import { setUpCms } from '../../support/start-cms';

const UID = 'api::enquiry.enquiry';
const TARGET_MINUTES = 120;
const START = Date.parse('2015-03-02T06:00:00Z');
const DAY = 24 * 60 * 60_000;
const DAYS = 20;

/** The field that each dimension groups by, also the one that the list filters by. */
const FIELDS = {
  campaign: 'lastCampaign',
  page: 'sourcePath',
  product: 'viewedPage',
  channel: 'channel',
  owner: 'ownerId',
  type: 'type',
  status: 'status',
} as const satisfies Record<ReportDimension, string>;

const optional = <Value>(...values: Value[]) => fc.constantFrom(...values, null);

const enquiry = fc.record({
  day: fc.nat(DAYS - 1),
  minute: fc.nat(24 * 60 - 1),
  type: fc.constantFrom(...ENQUIRY_TYPES),
  status: fc.constantFrom(...ENQUIRY_STATUSES),
  result: fc.constantFrom(...ENQUIRY_RESULTS),
  cents: fc.integer({ min: 1, max: 9_999_999 }),
  answerMinutes: fc.option(fc.nat(2 * TARGET_MINUTES)),
  lastCampaign: optional('buen-fin', 'otoño', '(ninguna)'),
  source: optional('/', '/productos', '/productos?utm_source=x'),
  viewedPage: optional('/productos/lector', '/servicios#paquetes'),
  channel: fc.constantFrom(...ENQUIRY_CHANNELS),
  ownerId: optional(1, 2, 11),
});

const ROWS = fc.sample(enquiry, { numRuns: 60, seed: 21 }).map((made) => {
  const { day, minute, result, cents, ...columns } = made;
  const arrival = START + day * DAY + minute * 60_000;
  const recorded =
    result === 'ganada'
      ? ({ result, saleAmount: cents / 100, saleDate: '2015-06-01' } as const)
      : result === 'perdida'
        ? ({ result, lossReason: 'El precio' } as const)
        : ({ result } as const);
  return {
    ...columns,
    sourcePath: columns.source && pathOf(columns.source),
    ...toResultColumns(columns.status === 'completado' ? recorded : undefined),
    day,
    createdAt: new Date(arrival).toISOString(),
    firstReplyAt:
      columns.answerMinutes === null ? null : new Date(arrival + DAY / 24).toISOString(),
  };
});

type Row = (typeof ROWS)[number];

const range = fc
  .tuple(fc.nat(DAYS - 1), fc.nat(DAYS - 1))
  .map(([one, other]) => ({ first: Math.min(one, other), last: Math.max(one, other) }));

const isoDayOf = (day: number) => new Date(START + day * DAY).toISOString().slice(0, 10);

/** Counts without SQL. */
function countFigures(rows: readonly Row[]): ReportFigures {
  const won = rows.filter(({ result }) => result === 'ganada');
  const cents = won.reduce((sum, { saleAmount }) => sum + Math.round((saleAmount ?? 0) * 100), 0);
  return {
    total: rows.length,
    withinTarget: rows.filter(
      ({ answerMinutes }) => answerMinutes !== null && answerMinutes <= TARGET_MINUTES,
    ).length,
    won: won.length,
    amount: cents / 100,
  };
}

function countByValue(rows: readonly Row[], dimension: ReportDimension) {
  const values = [...new Set(rows.map((row) => row[FIELDS[dimension]]))];
  return new Map(
    values.map((value) => [
      value === null ? null : String(value),
      countFigures(rows.filter((row) => row[FIELDS[dimension]] === value)),
    ]),
  );
}

describe('the figures of the report', () => {
  const cms = setUpCms();
  let call: Awaited<ReturnType<typeof signIn>>['call'];

  async function readReport({ first, last }: { first: number; last: number }): Promise<Report> {
    const address = `/api/enquiries/report?from=${isoDayOf(first)}&to=${isoDayOf(last)}`;
    return (await call('get', address).expect(200)).body.data;
  }

  beforeAll(async () => {
    ({ call } = await signIn(cms));
    for (const { day: _day, ...data } of ROWS) await cms.strapi.db.query(UID).create({ data });
  });

  it('are the sums of the enquiries of any range, in each dimension', async () => {
    await fc.assert(
      fc.asyncProperty(range, async ({ first, last }) => {
        const rows = ROWS.filter(
          ({ day, status }) => day >= first && day <= last && !SUSPECT_STATUSES.includes(status),
        );
        const report = await readReport({ first, last });
        expect(report).toMatchObject(countFigures(rows));
        for (const dimension of REPORT_DIMENSIONS) {
          const found = report.breakdowns[dimension].map(({ value, label: _label, ...figures }) => [
            value,
            figures,
          ]);
          expect(new Map(found as never)).toEqual(countByValue(rows, dimension));
        }
      }),
      { numRuns: 15, seed: 21 },
    );
  });

  it('are the totals of the lists that they link to', async () => {
    const span = { first: 3, last: 15 };
    const { breakdowns, answers } = await readReport(span);
    expect(answers.targetMinutes).toBe(TARGET_MINUTES);
    const days = {
      ...Object.fromEntries(
        SUSPECT_STATUSES.map((status, index) => [`filters[status][$notIn][${index}]`, status]),
      ),
      'filters[createdAt][$gte]': new Date(START + span.first * DAY).toISOString(),
      'filters[createdAt][$lt]': new Date(START + (span.last + 1) * DAY).toISOString(),
    };
    const countList = async (filters: Record<string, string>) => {
      const list = call('get', '/api/enquiries').query({ ...days, ...filters });
      return (await list.expect(200)).body.meta.pagination.total;
    };
    for (const dimension of REPORT_DIMENSIONS) {
      for (const { value, total, withinTarget, won } of breakdowns[dimension]) {
        const field = `filters[$and][0][${FIELDS[dimension]}]`;
        const row = value === null ? { [`${field}[$null]`]: 'true' } : { [`${field}[$eq]`]: value };
        const withinMinutes = { 'filters[answerMinutes][$lte]': String(TARGET_MINUTES) };
        expect({
          total: await countList(row),
          withinTarget: await countList({ ...row, ...withinMinutes }),
          won: await countList({ ...row, 'filters[result][$eq]': 'ganada' }),
        }).toEqual({ total, withinTarget, won });
      }
    }
  });
});
