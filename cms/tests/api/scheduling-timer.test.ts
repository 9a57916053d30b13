import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { startCms } from '../support/cms';
import { startCmsInstance } from '../support/cms-instance';
import { createDatabaseFor, createDatabase, IS_POSTGRES } from '../support/database';
import { startPublisher } from '../support/publisher';
import { createScheduling, eventually, inMinutes } from '../support/scheduling';

const INDUSTRY = 'api::industry.industry';
const LOOK_EVERY = 10_000;

const addIndustry = async (
  scheduling: ReturnType<typeof createScheduling>,
  slug: string,
): Promise<string> => {
  const data = { name: slug, slug, publishAt: inMinutes(60) };
  return (await scheduling.documents(INDUSTRY).create({ data })).documentId;
};

describe('the clock of what is scheduled', () => {
  it('honours a moment that came while the CMS was off, and the publisher is told', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tequiora-off-'));
    const publisher = await startPublisher();
    const environment = {
      ...(await createDatabaseFor(folder)),
      ...(!IS_POSTGRES && { DATABASE_FILENAME: path.join(folder, 'cms.sqlite') }),
      PUBLISHER_URL: publisher.url,
      PUBLISHER_SECRET: 'clave-del-publicador-solo-para-pruebas',
    };
    const first = await startCms(environment);
    const entry = await addIndustry(createScheduling(first), 'museos');
    await createScheduling(first).forge(INDUSTRY, entry, { publishAt: inMinutes(-60) });
    await first.stop();

    const second = await startCms(environment, { hasTimers: true });
    try {
      const scheduling = createScheduling(second);
      await eventually(() => scheduling.isPublished(INDUSTRY, entry));
      await eventually(() => publisher.asked.some((line) => line.startsWith('POST /hooks/strapi')));
    } finally {
      await second.stop();
      await publisher.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  // SQLite is for one instance.
  (IS_POSTGRES ? it : it.skip)('honours each moment once, with two instances', async () => {
    const database = await createDatabase();
    const cms = await startCms(database, { hasTimers: true });
    const other = await startCmsInstance(database);
    const scheduling = createScheduling(cms);
    const published = scheduling.listenToPublishing();
    try {
      const entries: string[] = [];
      for (let count = 0; count < 12; count += 1) {
        entries.push(await addIndustry(scheduling, `giro-${count}`));
      }
      // In one statement, so that both find all of them at their next look.
      const data = { publishAt: inMinutes(-1) };
      await cms.strapi.db.query(INDUSTRY).updateMany({ where: { publishedAt: null }, data });
      const all = () => [...published, ...other.published];
      await eventually(() => new Set(all()).size === entries.length);
      await delay(LOOK_EVERY);
      expect(all().sort()).toEqual(entries.sort());
      const rows = { where: { publishedAt: { $notNull: true } } };
      expect(await cms.strapi.db.query(INDUSTRY).count(rows)).toBe(entries.length);
    } finally {
      await other.stop();
      await cms.stop();
    }
  });
});
