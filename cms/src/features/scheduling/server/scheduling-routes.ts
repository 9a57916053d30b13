import type { Core } from '@strapi/strapi';

import type { EntryScheduleResponse, SchedulingResponse } from '../../../../contracts/scheduling';
import type { Context } from '../../../platform/http/context';
import { registerPanelRoutes } from '../../../platform/strapi/panel-routes';
import { listScheduled, readSchedule } from './read-schedule';
import { readStoppedSince } from './stopped-since';

/** Registers the routes that return the publication schedule of all entries and of one. */
export function registerSchedulingRoutes(strapi: Core.Strapi): void {
  async function list(ctx: Context) {
    const entries = await listScheduled(strapi);
    ctx.body = { data: { entries, stoppedSince: readStoppedSince() } } satisfies SchedulingResponse;
  }

  async function read(ctx: Context) {
    const { uid, documentId } = ctx.params;
    const data = await readSchedule(strapi, uid, documentId);
    ctx.body = { data } satisfies EntryScheduleResponse;
  }

  registerPanelRoutes(strapi, '/scheduling-panel', [
    ['GET', '/', list],
    ['GET', '/entries/:uid/:documentId', read],
  ]);
}
