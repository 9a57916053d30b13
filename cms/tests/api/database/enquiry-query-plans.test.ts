import { VISIT_FILTERS } from '../../../contracts/visit-columns';
import { tidyMail } from '../../../src/mail/tidy-mail';
import { createRetentionJob } from '../../../src/personal-data/retention-job';
import { createStartedDatabase, IS_POSTGRES } from '../../support/create-database';
import { createMailTesting } from '../../support/mail-testing';
import { createQueryPlanReader } from '../../support/query-plan-reader';
import { signIn } from '../../support/sign-in';
import { type Cms, startCms } from '../../support/start-cms';
import { START_TIMEOUT_MS } from '../../support/start-timeout';
import { storeEnquiry } from '../../support/store-enquiry';

type Stored = { documentId: string };

const DAY = 24 * 60 * 60_000;
const day = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY).toISOString();
const NOT_SPAM = 'filters[status][$notIn][0]=dudoso&filters[status][$notIn][1]=spam';

/** Queries of the dashboard: its list, other screens and counters. */
const CALLS: readonly (readonly [name: string, address: string])[] = [
  ['list', `?${NOT_SPAM}&sort=urgency`],
  ['list, third page', `?${NOT_SPAM}&sort=urgency&pagination[page]=3`],
  ['list, newest', `?${NOT_SPAM}&sort=createdAt:desc`],
  ['list, oldest', `?${NOT_SPAM}&sort=createdAt:asc`],
  ['list, by name', `?${NOT_SPAM}&sort=name:asc`],
  ['list, by name, from the end', `?${NOT_SPAM}&sort=name:desc`],
  ['list, by status', `?${NOT_SPAM}&sort=status:asc`],
  ['list, of every status', '?sort=urgency'],
  ['status', '?filters[status][$in][0]=nuevo&sort=urgency'],
  ['status, two', '?filters[status][$in][0]=contactado&filters[status][$in][1]=spam&sort=urgency'],
  ['type', `?${NOT_SPAM}&filters[type][$eq]=producto&sort=urgency`],
  ['source', `?${NOT_SPAM}&filters[sourcePath][$eq]=/pagina-7&sort=urgency`],
  ...VISIT_FILTERS.flatMap((name) => [
    [`visit, ${name}`, `?${NOT_SPAM}&filters[${name}][$eq]=google&sort=urgency`] as const,
    [`visit, without ${name}`, `?${NOT_SPAM}&filters[${name}][$null]=true&sort=urgency`] as const,
    [`values of ${name}`, `/visit-values?column=${name}`] as const,
  ]),
  ['channel', `?${NOT_SPAM}&filters[channel][$eq]=whatsapp&sort=urgency`],
  ['result', `?${NOT_SPAM}&filters[result][$eq]=ganada&sort=urgency`],
  [
    'sales of a month',
    `?${NOT_SPAM}&filters[result][$eq]=ganada&filters[saleDate][$gte]=2026-11-01&filters[saleDate][$lt]=2026-12-01&sort=urgency`,
  ],
  [
    'no result',
    '?filters[status][$ne]=spam&filters[result][$null]=true&filters[$and][0][status]=completado&sort=urgency',
  ],
  ['no source', `?${NOT_SPAM}&filters[sourcePath][$null]=true&sort=urgency`],
  [
    'days',
    `?${NOT_SPAM}&filters[createdAt][$gte]=${day(60)}&filters[createdAt][$lt]=${day(30)}&sort=urgency`,
  ],
  ['answered', `?${NOT_SPAM}&filters[firstReplyAt][$notNull]=true&sort=urgency`],
  ['not answered', `?${NOT_SPAM}&filters[firstReplyAt][$null]=true&sort=urgency`],
  ['answered within', `?${NOT_SPAM}&filters[answerMinutes][$lte]=120&sort=urgency`],
  ['overdue', `?${NOT_SPAM}&overdue=true&sort=urgency`],
  ['idle', `?${NOT_SPAM}&idle=true&sort=urgency`],
  [
    'idle, mine or of nobody',
    `?${NOT_SPAM}&idle=true&filters[$or][0][ownerId][$eq]=7&filters[$or][1][ownerId][$null]=true&sort=urgency`,
  ],
  ['search', `?${NOT_SPAM}&search=persona77@example&sort=urgency`],
  ['search, folio', `?${NOT_SPAM}&search=tq-004321&sort=urgency`],
  ['search, telephone', `?${NOT_SPAM}&search=951 000 1234&sort=urgency`],
  ['search, nothing found', `?${NOT_SPAM}&search=nadie escribe&sort=urgency`],
  ['owner', `?${NOT_SPAM}&filters[ownerId][$eq]=7&sort=urgency`],
  ['no owner', `?${NOT_SPAM}&filters[ownerId][$null]=true&sort=urgency`],
  ['today', '/today'],
  ['counters', '/summary'],
  ['one, with the others of the person', '/plan4321'],
  ['person', '/plan4321/person'],
  ['report, 30 days', `/report?from=${day(30).slice(0, 10)}&to=${day(0).slice(0, 10)}`],
  ['report, a year', `/report?from=${day(365).slice(0, 10)}&to=${day(0).slice(0, 10)}`],
];

// SQLite is for development; the indexes matter on PostgreSQL.
(IS_POSTGRES ? describe : describe.skip)('on PostgreSQL, with many enquiries', () => {
  let database: Awaited<ReturnType<typeof createStartedDatabase>>;
  let cms: Cms;
  let plans: ReturnType<typeof createQueryPlanReader>;
  let call: Awaited<ReturnType<typeof signIn>>['call'];

  async function expectIndexes(work: () => Promise<unknown>): Promise<string[]> {
    const statements = await plans.capture(work);
    expect(statements.length).toBeGreaterThan(0);
    const accesses = [];
    for (const query of statements) accesses.push(await plans.explain(query));
    expect(accesses.filter(({ scannedTables }) => scannedTables.includes('enquiries'))).toEqual([]);
    return accesses.flatMap(({ indexes }) => indexes);
  }

  const indexNames = async () =>
    (
      await plans.query<{ name: string }>(
        "select indexname as name from pg_indexes where tablename = 'enquiries' order by 1",
      )
    ).map(({ name }) => name);

  beforeAll(async () => {
    database = await createStartedDatabase();
    cms = await startCms(database);
    plans = createQueryPlanReader(cms, database.DATABASE_URL);
    await plans.fill();
    ({ call } = await signIn(cms));
  });
  afterAll(async () => {
    await plans.end();
    await cms.stop();
  });

  it.each(CALLS)(
    'no request of the dashboard scans the whole table: %s',
    async (_name, address) => {
      await expectIndexes(() => call('get', `/api/enquiries${address}`).expect(200));
    },
  );

  it('searching, erasing and exporting personal data does not scan the whole table', async () => {
    const send = (action: string, data: object) =>
      call('post', `/api/personal-data/${action}`).send({ data }).expect(200);
    const person = { email: 'persona40@example.com', phone: '951 000 0040' };
    const used = await expectIndexes(() => send('search', person));
    expect(used).toEqual(expect.arrayContaining(['enquiries_email_key', 'enquiries_phone']));
    const { body } = await send('search', person);
    const enquiries = body.data.enquiries.map(({ documentId }: Stored) => documentId);
    await expectIndexes(() => send('export', { ...person, enquiries }));
    const expected = { enquiries: 5, subscriptions: 0 };
    const erasure = { ...person, enquiries, scope: 'all', confirmation: person.email, expected };
    await expectIndexes(() => send('erase', erasure));
    await expectIndexes(() => call('get', '/api/personal-data/retention').expect(200));
  });

  it('the overview, a new enquiry, its mails and the retention job do not scan the whole table', async () => {
    await expectIndexes(() => call('get', '/api/overview').expect(200));
    await expectIndexes(() => storeEnquiry(cms));
    await expectIndexes(() => createMailTesting(cms).sendDue());
    await expectIndexes(() => tidyMail(cms.strapi));
    // A date long ago, when few rows were due: each statement is explained.
    await createRetentionJob(cms.strapi).run(new Date(day(1_062)));
    await expectIndexes(() => createRetentionJob(cms.strapi).run(new Date(day(1_060))));
  });

  it(
    'the search index survives every start of Strapi',
    async () => {
      const before = await indexNames();
      expect(before).toContain('enquiries_search_text_trigrams');
      const used = await expectIndexes(() => call('get', '/api/enquiries?search=persona77'));
      expect(used).toContain('enquiries_search_text_trigrams');
      for (const hash of ['first', 'second']) {
        // A different hash makes Strapi compare all tables with its schemas.
        await plans.query(`update strapi_database_schema set hash = '${hash}'`);
        await cms.stop();
        cms = await startCms(database);
        expect(await indexNames()).toEqual(before);
      }
    },
    START_TIMEOUT_MS,
  );

  it.each([
    ['folio', 'enquiries'],
    ['idempotency_key', 'enquiries'],
    ['email', 'newsletter_subscriptions'],
    ['pair_hash', 'person_merges'],
  ])('the database enforces a unique %s in %s', async (column, table) => {
    const found = await plans.query(
      `select 1 as found from pg_index i join pg_attribute a on a.attrelid = i.indrelid
        and a.attnum = any (i.indkey) where i.indrelid = '${table}'::regclass
        and i.indisunique and i.indnatts = 1 and a.attname = '${column}'`,
    );
    expect(found).toHaveLength(1);
  });
});
