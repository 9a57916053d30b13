import type { Core } from '@strapi/strapi';

import {
  MAX_MISSING_ADDRESSES,
  MISSING_ADDRESS_DAYS,
  MISSING_ADDRESS_MESSAGES,
  type MissingAddress,
  type MissingAddressesResponse,
} from '../../../../contracts/missing-addresses';
import { accessTo } from '../../../content-model/panel-access';
import { readPublishedPages } from '../../../content-model/redirects/read-published-pages';
import { resolveRedirects } from '../../../content-model/redirects/resolve-redirects';
import { readRedirects, REDIRECT_UID } from '../../../content-model/redirects/stored-redirects';
import { isUniqueViolation } from '../../../platform/database/database-errors';
import type { Context } from '../../../platform/http/context';
import { forbidden } from '../../../platform/http/errors';
import { registerPanelRoutes } from '../../../platform/strapi/panel-routes';
import { query } from '../../../platform/strapi/query';

const UID = 'api::missing-address.missing-address';
const DAY_MS = 24 * 60 * 60_000;
const LISTED = 50;

type Row = {
  id: number;
  path: string;
  hits: number;
  createdAt: string | Date;
  lastAt: string | Date;
  referrer: string | null;
};

const rows = (strapi: Core.Strapi) => query<Row>(strapi, UID);

/** Returns a function that says whether an address has neither a page nor a redirect. */
async function createMissingTest(strapi: Core.Strapi): Promise<(path: string) => boolean> {
  const { pages, labels } = await readPublishedPages(strapi);
  const redirects = resolveRedirects(await readRedirects(strapi), labels);
  return (path) => !pages.has(path) && !redirects[path];
}

/** Adds a request to the count of an address. Returns false for an address that is not stored. */
async function countAgain(strapi: Core.Strapi, path: string, referrer?: string): Promise<boolean> {
  const where = { path };
  const data = { lastAt: new Date(), ...(referrer && { referrer }) };
  const { count } = await rows(strapi).updateMany({ where, data });
  // An increment in the database: requests that arrive at once all count.
  if (count > 0) await strapi.db.connection('missing_addresses').where(where).increment('hits', 1);
  return count > 0;
}

/** Makes room for a new address: removes outdated ones, or the least requested one. */
async function makeRoom(strapi: Core.Strapi): Promise<void> {
  const before = new Date(Date.now() - MISSING_ADDRESS_DAYS * DAY_MS);
  await rows(strapi).deleteMany({ where: { lastAt: { $lt: before } } });
  const surplus = (await rows(strapi).count()) - MAX_MISSING_ADDRESSES + 1;
  if (surplus <= 0) return;
  const least = await rows(strapi).findMany({
    select: ['id'],
    orderBy: [{ hits: 'asc' }, { lastAt: 'asc' }],
    limit: surplus,
  });
  await rows(strapi).deleteMany({ where: { id: { $in: least.map(({ id }) => id) } } });
}

/** Counts a request of a visitor for an address that does not exist. @param referrer page of this site */
export async function recordMissingAddress(
  strapi: Core.Strapi,
  path: string,
  referrer: string | undefined,
): Promise<void> {
  const isMissing = await createMissingTest(strapi);
  if (!isMissing(path)) return;
  const page = referrer === undefined || isMissing(referrer) ? undefined : referrer;
  if (await countAgain(strapi, path, page)) return;
  await makeRoom(strapi);
  const data = { path, hits: 1, lastAt: new Date(), referrer: page ?? null };
  try {
    await rows(strapi).createMany({ data: [data] });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await countAgain(strapi, path, page);
  }
}

const isoOf = (date: string | Date) => new Date(date).toISOString();

/** Registers the list of missing addresses for users of the CMS panel who may add redirects. */
export function registerMissingAddressRoutes(strapi: Core.Strapi): void {
  async function missing(ctx: Context) {
    if (!accessTo(strapi, ctx, REDIRECT_UID).can.create()) {
      throw forbidden(MISSING_ADDRESS_MESSAGES.mayNotRead);
    }
    const isMissing = await createMissingTest(strapi);
    const stored = await rows(strapi).findMany({ orderBy: [{ hits: 'desc' }, { lastAt: 'desc' }] });
    const left = stored.filter(({ path }) => isMissing(path));
    const entries = left
      .slice(0, LISTED)
      .map(({ path, hits, createdAt, lastAt, referrer }): MissingAddress => ({
        path,
        hits,
        firstAt: isoOf(createdAt),
        lastAt: isoOf(lastAt),
        referrer,
      }));
    ctx.body = { data: { total: left.length, entries } } satisfies MissingAddressesResponse;
  }

  registerPanelRoutes(strapi, '/redirects-panel', [['GET', '/missing', missing]]);
}
