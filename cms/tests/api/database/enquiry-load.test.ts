import { SEARCH_COUNT_MAX } from '../../../contracts/dashboard-enquiry';
import { IS_POSTGRES } from '../../support/create-database';
import { signIn } from '../../support/sign-in';
import { type Cms, startCms } from '../../support/start-cms';
import { storeManyEnquiries } from '../../support/store-many-enquiries';

const USUAL_COUNT = 10_000;
/** `ENQUIRY_COUNT=100000` measures more enquiries, on SQLite too. */
const COUNT = Number(process.env.ENQUIRY_COUNT ?? USUAL_COUNT);
/** Enough calls for a 95th percentile when the large number is measured. */
const REPEATS = COUNT > USUAL_COUNT ? 20 : 7;
/** A larger number is measured without a limit. */
const MAX_MS = COUNT > USUAL_COUNT ? Infinity : 300;
const FILL_TIMEOUT_MS = 15 * 60_000;
const isMeasured = IS_POSTGRES || COUNT > USUAL_COUNT;

const percentileOf = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Infinity;
const medianOf = (times: number[]) => percentileOf(times, 0.5);

const day = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * 24 * 3_600_000).toISOString().slice(0, 10);

const CALLS = [
  ['list, newest first', ''],
  ['list, 100 a page', '?pagination[pageSize]=100'],
  ['list, last page', '?pagination[pageSize]=100&pagination[page]=100'],
  ['list, by urgency', '?sort=urgency'],
  ['list, overdue', '?overdue=true&sort=urgency'],
  ['list, by name', '?sort=name:asc'],
  ['list, by name, from the end', '?sort=name:desc'],
  ['list, by status', '?sort=status:asc'],
  ['filter, status', '?filters[status]=contactado'],
  ['filter, type', '?filters[type]=servicio'],
  ['filter, status and type', '?filters[status]=nuevo&filters[type]=producto'],
  ['filter, date range', `?filters[createdAt][$gte]=${day(60)}&filters[createdAt][$lt]=${day(30)}`],
  ['filter, source', '?filters[sourcePath][$eq]=/hotel'],
  ['search, in many', '?search=hotel'],
  ['search, in few', '?search=tq-004321'],
  ['search, name', '?search=%C2%ABRosaura,%20M%C3%A9ndez%C2%BB'],
  ['search, folio without dash', '?search=TQ004321'],
  ['search, note', '?search=refaccionaria%20zempoala'],
  ['search, in none', '?search=nadie%20escribe%20asi'],
  ['search, telephone', '?search=951%20123'],
  ['search, filters and urgency', '?search=menu&filters[status]=nuevo&sort=urgency'],
  ['summary', '/summary'],
  ['detail', '/many4321'],
  ['report, two years', `/report?from=${day(730)}&to=${day(0)}`],
  ['report, 30 days', `/report?from=${day(30)}&to=${day(0)}`],
] as const;

// SQLite is for development; the time limits apply to PostgreSQL.
(isMeasured ? describe : describe.skip)(`with ${COUNT} enquiries`, () => {
  let cms: Cms;
  let call: Awaited<ReturnType<typeof signIn>>['call'];
  const figures: string[] = [];
  const note = (name: string, ...values: number[]) =>
    figures.push([name.padEnd(36), ...values.map((ms) => ms.toFixed(0).padStart(5))].join(' '));

  async function measure(query: string): Promise<number> {
    const start = performance.now();
    await call('get', `/api/enquiries${query}`).expect(200);
    return performance.now() - start;
  }

  beforeAll(async () => {
    cms = await startCms();
    await storeManyEnquiries(cms, COUNT);
    ({ call } = await signIn(cms));
    await measure('');
  }, FILL_TIMEOUT_MS);
  // All measurements together take longer than an access token is valid.
  beforeEach(async () => {
    ({ call } = await signIn(cms));
  });
  afterAll(async () => {
    process.stdout.write(
      `\nMedian and 95th percentile of ${REPEATS}, ms:\n${figures.join('\n')}\n`,
    );
    await cms.stop();
  });

  it.each(CALLS)('responds within the limit: %s', async (name, query) => {
    const times: number[] = [];
    for (let repeat = 0; repeat < REPEATS; repeat += 1) times.push(await measure(query));
    const median = medianOf(times);
    note(name, median, percentileOf(times, 0.95));
    expect(median).toBeLessThan(MAX_MS);
  });

  it('counts what a search finds up to a limit', async () => {
    const read = async (query: string) =>
      (await call('get', `/api/enquiries${query}`).expect(200)).body.meta.pagination;
    const capped = { total: SEARCH_COUNT_MAX, isCapped: true };
    expect(await read('?search=hotel')).toMatchObject(capped);
    expect(await read('')).toMatchObject({ total: COUNT, isCapped: false });
    const few = await read('?search=refaccionaria%20zempoala');
    expect(few).toMatchObject({ total: COUNT / 1_000, isCapped: false });
  });

  it('still responds to other requests during an export of all enquiries', async () => {
    const started = performance.now();
    const exported = call('get', '/api/enquiries/export').then(({ text }) => ({
      text,
      ms: performance.now() - started,
    }));
    const others: number[] = [];
    let isDone = false;
    const end = () => {
      isDone = true;
    };
    exported.then(end, end);
    while (!isDone) others.push(await measure('/summary'));
    const { text, ms } = await exported;
    expect(text.trim().split('\r\n')).toHaveLength(COUNT + 1);
    const median = medianOf(others);
    note('export, all', ms);
    note('summary during the export', median);
    note('summary during the export, slowest', Math.max(...others));
    // A share of the export's own time, because both are slow on a busy machine.
    expect(median).toBeLessThan(ms / 3);
  });
});
