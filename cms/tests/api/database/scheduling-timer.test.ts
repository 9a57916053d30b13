import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createOfferTimer } from '../../../src/features/scheduling/server/offer-timer';
import { addCategory, buildProduct } from '../../support/build-product';
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
        ...publisher.environment,
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

  it(
    'notifies the publisher when a published offer begins and when it ends, once each',
    async () => {
      const publisher = await startFakePublisher();
      const cms = await startCms(publisher.environment);
      try {
        const [from, until] = [minutesFromNow(10), minutesFromNow(20)];
        const products = createSchedulingTesting(cms).documents('api::product.product');
        const offer = { offerPrice: 99, offerFrom: from, offerUntil: until };
        const category = await addCategory(cms);
        await waitUntil(() => publisher.requests.length === 1);
        const { documentId } = await products.create({
          data: { ...buildProduct(category, offer), slug: 'con-oferta' },
        });
        // Of a draft, nothing is on the site.
        await createOfferTimer(cms.strapi).run(from);
        expect(publisher.requests).toHaveLength(1);
        await products.publish({ documentId });
        await waitUntil(() => publisher.requests.length === 2);

        const timer = createOfferTimer(cms.strapi);
        const notifiedAt = async (now: Date) => {
          const before = publisher.requests.length;
          await timer.run(now);
          return publisher.requests.slice(before).map((line) => line.split(' ', 2).join(' '));
        };
        expect(await notifiedAt(new Date(from.getTime() - 1))).toEqual([]);
        expect(await notifiedAt(from)).toEqual(['POST /hooks/strapi']);
        expect(await notifiedAt(new Date(from.getTime() + 1))).toEqual([]);
        expect(await notifiedAt(until)).toEqual(['POST /hooks/strapi']);
        expect(await notifiedAt(new Date(until.getTime() + 1))).toEqual([]);
      } finally {
        await cms.stop();
        await publisher.stop();
      }
    },
    START_TIMEOUT_MS,
  );
});
