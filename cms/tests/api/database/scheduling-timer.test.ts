import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { startCmsInstance } from '../../support/cms-instance';
import {
  createDatabaseFor,
  createStartedDatabase,
  IS_POSTGRES,
} from '../../support/create-database';
import { startFakePublisher } from '../../support/fake-publisher';
import {
  createSchedulingTesting,
  waitUntil,
  minutesFromNow,
} from '../../support/scheduling-testing';
import { startCms } from '../../support/start-cms';
import { START_TIMEOUT_MS } from '../../support/start-timeout';

const INDUSTRY = 'api::industry.industry';
const LOOK_EVERY = 10_000;

const addIndustry = async (
  scheduling: ReturnType<typeof createSchedulingTesting>,
  slug: string,
): Promise<string> => {
  const data = { name: slug, slug, publishAt: minutesFromNow(60) };
  return (await scheduling.documents(INDUSTRY).create({ data })).documentId;
};

describe('the timer of scheduled publication', () => {
  it(
    'processes a date that passed while the CMS was off, and notifies the publisher',
    async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'tequiora-off-'));
      const publisher = await startFakePublisher();
      const environment = {
        ...(await createDatabaseFor(folder)),
        ...(!IS_POSTGRES && { DATABASE_FILENAME: path.join(folder, 'cms.sqlite') }),
        PUBLISHER_URL: publisher.url,
        PUBLISHER_SECRET: 'clave-del-publicador-solo-para-pruebas',
      };
      const first = await startCms(environment);
      const entry = await addIndustry(createSchedulingTesting(first), 'museos');
      await createSchedulingTesting(first).writeDates(INDUSTRY, entry, {
        publishAt: minutesFromNow(-60),
      });
      await first.stop();

      const second = await startCms(environment, { hasTimers: true });
      try {
        const scheduling = createSchedulingTesting(second);
        await waitUntil(() => scheduling.isPublished(INDUSTRY, entry));
        await waitUntil(() =>
          publisher.requests.some((line) => line.startsWith('POST /hooks/strapi')),
        );
      } finally {
        await second.stop();
        await publisher.stop();
        rmSync(folder, { recursive: true, force: true });
      }
    },
    START_TIMEOUT_MS,
  );

  // SQLite is for one instance.
  (IS_POSTGRES ? it : it.skip)(
    'processes each date once with two instances',
    async () => {
      const database = await createStartedDatabase();
      const cms = await startCms(database, { hasTimers: true });
      const other = await startCmsInstance(database);
      const scheduling = createSchedulingTesting(cms);
      const published = scheduling.capturePublished();
      try {
        const entries: string[] = [];
        for (let count = 0; count < 12; count += 1) {
          entries.push(await addIndustry(scheduling, `giro-${count}`));
        }
        // In one statement, so that both instances find all of them at their next poll.
        const data = { publishAt: minutesFromNow(-1) };
        await cms.strapi.db.query(INDUSTRY).updateMany({ where: { publishedAt: null }, data });
        const all = () => [...published, ...other.published];
        await waitUntil(() => new Set(all()).size === entries.length);
        await delay(LOOK_EVERY);
        expect(all().sort()).toEqual(entries.sort());
        const rows = { where: { publishedAt: { $notNull: true } } };
        expect(await cms.strapi.db.query(INDUSTRY).count(rows)).toBe(entries.length);
      } finally {
        await other.stop();
        await cms.stop();
      }
    },
    START_TIMEOUT_MS,
  );
});
