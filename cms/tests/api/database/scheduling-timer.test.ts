import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createDatabaseFor, IS_POSTGRES } from '../../support/create-database';
import { startFakePublisher } from '../../support/fake-publisher';
import {
  addIndustry,
  createSchedulingTesting,
  INDUSTRY,
  waitUntil,
  minutesFromNow,
} from '../../support/scheduling-testing';
import { startCms } from '../../support/start-cms';
import { START_TIMEOUT_MS } from '../../support/start-timeout';

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
});
