import type { Core } from '@strapi/strapi';

import type { EntryScheduleResponse, SchedulingResponse } from '../../contracts/scheduling';
import type { Context } from '../lib/context';
import { listScheduled, readSchedule } from '../scheduling/read-schedule';

/** What the CMS panel asks about moments: of all entries, and of one. */
export function registerSchedulingRoutes(strapi: Core.Strapi): void {
  const route = (path: string, handler: (ctx: Context) => Promise<void>) => ({
    method: 'GET' as const,
    path,
    handler,
    config: { policies: ['admin::isAuthenticatedAdmin'] },
    info: { type: 'admin' },
  });
  strapi.server.routes({
    type: 'admin',
    prefix: '/scheduling-panel',
    routes: [
      route('/', async (ctx) => {
        ctx.body = { data: await listScheduled(strapi) } satisfies SchedulingResponse;
      }),
      route('/entries/:uid/:documentId', async (ctx) => {
        const { uid, documentId } = ctx.params;
        const data = await readSchedule(strapi, uid, documentId);
        ctx.body = { data } satisfies EntryScheduleResponse;
      }),
    ],
  });
}
