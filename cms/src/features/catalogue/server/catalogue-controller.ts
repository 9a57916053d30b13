import type { Core } from '@strapi/strapi';

import { SEARCH_MAX } from '../../../../contracts/dashboard-enquiry';
import { normaliseInput } from '../../../../contracts/text';
import type { Context } from '../../../platform/http/context';
import { serviceOf } from '../../../platform/strapi/service-of';
import type { CatalogueService } from './catalogue-service';
import type { Kind, Values } from './kind';
import { readChange } from './read-change';

const CREATED = 201;
const NO_CONTENT = 204;

/**
 * Actions of the dashboard for one type of the catalogue. Strapi's own REST actions cannot publish a
 * draft, do not report unpublished changes, and let the later of two edits win.
 */
export function createCatalogueController(strapi: Core.Strapi, { uid }: Kind) {
  const catalogue = () => serviceOf<CatalogueService>(strapi, uid);
  const model = () => strapi.contentType(uid);

  async function readQuery(ctx: Context): Promise<{ search: string; query: Values }> {
    const { search, ...rest } = ctx.query;
    const { auth, route } = ctx.state;
    const options = { auth, route, strictParams: true };
    await strapi.contentAPI.validate.query(rest, model(), options);
    const query = await strapi.contentAPI.sanitize.query(rest, model(), options);
    return {
      search: typeof search === 'string' ? normaliseInput(search).slice(0, SEARCH_MAX) : '',
      query,
    };
  }

  const show = (entry: unknown, ctx: Context): Promise<unknown> =>
    strapi.contentAPI.sanitize.output(entry, model(), { auth: ctx.state.auth });

  /** Returns the status to save: saving also publishes, unless `?status=draft`. */
  const statusOf = (ctx: Context) => (ctx.query.status === 'draft' ? 'draft' : 'published');

  return {
    async find(ctx: Context) {
      const { search, query } = await readQuery(ctx);
      const { results, pagination } = await catalogue().list(query, search);
      ctx.body = { data: await show(results, ctx), meta: { pagination } };
    },

    async findOne(ctx: Context) {
      const { query } = await readQuery(ctx);
      ctx.body = { data: await show(await catalogue().read(ctx.params.id, query), ctx), meta: {} };
    },

    async create(ctx: Context) {
      const entry = await catalogue().add(readChange(ctx.request.body), statusOf(ctx));
      ctx.body = { data: await show(entry, ctx) };
      ctx.status = CREATED;
    },

    async update(ctx: Context) {
      const change = readChange(ctx.request.body);
      const entry = await catalogue().change(ctx.params.id, change, statusOf(ctx));
      ctx.body = { data: await show(entry, ctx) };
    },

    async delete(ctx: Context) {
      await catalogue().remove(ctx.params.id);
      ctx.status = NO_CONTENT;
    },

    /** POST …/:id/publish */
    async publish(ctx: Context) {
      ctx.body = { data: await show(await catalogue().publish(ctx.params.id), ctx) };
    },

    /** POST …/:id/unpublish */
    async unpublish(ctx: Context) {
      ctx.body = { data: await show(await catalogue().unpublish(ctx.params.id), ctx) };
    },
  };
}
