import type { Core } from '@strapi/strapi';
import type { InferType } from 'yup';

import { rateSpeed, SPEED_METRIC_NAMES, type SpeedPageKey } from '../../../../contracts/speed';
import type { speedVisitSchema } from '../../../../contracts/speed-schema';
import type { PublicationService } from '../../../features/publication/server/publication-service';
import { cacheWithTtl } from '../../../platform/async/cache-with-ttl';
import { query } from '../../../platform/strapi/query';
import { serviceOf } from '../../../platform/strapi/service-of';
import { columnFor, dayOf, ELEMENTS, HISTOGRAMS, hourOf } from './speed-tables';

type Visit = InferType<typeof speedVisitSchema>;
type ElementKey = Record<'page' | 'device' | 'metric' | 'element', string> & { day: number };

const RELEASE_TTL_MS = 15_000;
/** Elements that are stored per day, page, device and metric; more are made up or tell nothing. */
const MAX_ELEMENTS = 20;

/**
 * Creates a function that adds a visit to the figures of its hour. A visit of a page that does not exist,
 * or without any value, is dropped. The release is the live one: pages do not know theirs.
 */
export function createVisitStore(strapi: Core.Strapi) {
  const knex = strapi.db.connection;
  const publication = serviceOf<PublicationService>(strapi, 'api::publication.publication');
  const release = cacheWithTtl(RELEASE_TTL_MS, async () => {
    const { releases } = await publication.panel();
    return releases.find(({ isLive }) => isLive)?.id ?? '';
  });

  async function exists({ entry }: SpeedPageKey): Promise<boolean> {
    if (!entry) return true;
    const where = { slug: entry.slug, publishedAt: { $notNull: true } };
    return (await query(strapi, entry.uid).count({ where })) > 0;
  }

  /** Adds one to the given columns of a row, which is created if there is none. */
  async function add(table: string, key: Record<string, unknown>, columns: readonly string[]) {
    const ones = Object.fromEntries(columns.map((name) => [name, 1]));
    const sums = columns.map((name) => [name, knex.raw('?? + 1', [`${table}.${name}`])] as const);
    await knex(table)
      .insert({ ...key, ...ones })
      .onConflict(Object.keys(key))
      .merge(Object.fromEntries(sums));
  }

  async function addElement(key: ElementKey): Promise<void> {
    const { element, ...others } = key;
    const known = await knex(ELEMENTS).where(others).limit(MAX_ELEMENTS).pluck('element');
    if (known.length < MAX_ELEMENTS || known.includes(element))
      await add(ELEMENTS, key, ['visits']);
  }

  return async function storeVisit(visit: Visit, now = new Date()): Promise<void> {
    const measured = SPEED_METRIC_NAMES.flatMap((metric) => {
      const measurement = visit[metric];
      return measurement ? [{ metric, ...measurement }] : [];
    });
    const { key: page } = visit.page;
    if (!page || measured.length === 0 || !(await exists(page))) return;
    const place = { page: page.page, device: visit.device };
    const key = { hour: hourOf(now), ...place, release_id: await release() };
    const columns = measured.map(({ metric, value }) => columnFor(metric, value));
    await add(HISTOGRAMS, key, ['visits', ...columns]);
    for (const { metric, value, element } of measured) {
      const isGood = rateSpeed(metric, value) === 'good';
      if (element && !isGood) await addElement({ day: dayOf(now), ...place, metric, element });
    }
  };
}
