import type { Core } from '@strapi/strapi';

import type {
  EraseResponse,
  PersonFindingsResponse,
  RetentionResponse,
} from '../../../../contracts/personal-data';
import { retentionSchema } from '../../../../contracts/personal-data-schema';
import { isoDay } from '../../../../contracts/zoned-time';
import { actorOf } from '../../../personal-data/actor';
import { erasePerson } from '../../../personal-data/erase-person';
import { exportPerson } from '../../../personal-data/export-person';
import { createPersonFinder } from '../../../personal-data/person-finder';
import { createPrivacyLog } from '../../../personal-data/privacy-log';
import { type Context, userOf } from '../../../platform/http/context';
import { validateData } from '../../../platform/http/validate-body';
import { changeRetention, readRetention } from '../lib/retention-setting';
import { readErasure, readExport, readPerson } from '../validation/person';
import { readLogQuery, readRetentionQuery } from '../validation/query';

export default function personalDataController({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** POST /api/personal-data/search */
    async search(ctx: Context) {
      const data = await createPersonFinder(strapi).find(readPerson(ctx.request.body));
      ctx.body = { data } satisfies PersonFindingsResponse;
    },

    /** POST /api/personal-data/export */
    async export(ctx: Context) {
      const { enquiries: chosen, ...person } = readExport(ctx.request.body);
      ctx.body = await exportPerson(strapi, { ...person, chosen }, actorOf(userOf(ctx)));
      ctx.attachment(`datos-personales-${isoDay(new Date())}.html`);
      ctx.type = 'text/html; charset=utf-8';
    },

    /** POST /api/personal-data/erase */
    async erase(ctx: Context) {
      const { email, phone, scope, enquiries, expected } = readErasure(ctx.request.body);
      const erasure = { person: { email, phone }, scope, chosen: enquiries ?? [], expected };
      const counts = await erasePerson(strapi, erasure, actorOf(userOf(ctx)));
      ctx.body = { data: { counts } } satisfies EraseResponse;
    },

    /** GET /api/personal-data/retention */
    async showRetention(ctx: Context) {
      const data = await readRetention(strapi, readRetentionQuery(ctx.query));
      ctx.body = { data } satisfies RetentionResponse;
    },

    /** PUT /api/personal-data/retention */
    async changeRetention(ctx: Context) {
      const { months } = validateData(retentionSchema, ctx.request.body);
      const data = await changeRetention(strapi, months, actorOf(userOf(ctx)));
      ctx.body = { data } satisfies RetentionResponse;
    },

    /** GET /api/personal-data/log */
    async showLog(ctx: Context) {
      ctx.body = await createPrivacyLog(strapi).readPage(readLogQuery(ctx.query));
    },
  };
}
