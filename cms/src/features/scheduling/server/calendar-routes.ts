import type { Core } from '@strapi/strapi';

import {
  CALENDAR_MESSAGES,
  type CalendarAddressResponse,
  type CalendarMove,
  type CalendarResponse,
  MAX_CALENDAR_DAYS,
  PLANNED_FIELDS,
} from '../../../../contracts/calendar';
import { checkScheduleDates, timeOf } from '../../../content-model/check-schedule-dates';
import { lockEntry } from '../../../content-model/lock-entry';
import { accessTo, openDraft } from '../../../content-model/panel-access';
import { type ScheduleDates, whereDraft } from '../../../content-model/schedule-dates';
import { type Ability, bodyOf, type Context, userOf } from '../../../platform/http/context';
import { conflict, forbidden, invalidField } from '../../../platform/http/errors';
import { documentsOf } from '../../../platform/strapi/documents-of';
import {
  registerPanelRoutes,
  registerPublicPanelRoute,
} from '../../../platform/strapi/panel-routes';
import { query } from '../../../platform/strapi/query';
import { createCalendarFeed } from './calendar-feed';
import { type CalendarRights, type Period, readCalendar } from './read-calendar';
import { listScheduled } from './read-schedule';
import { readStoppedSince } from './stopped-since';

const DAY_MS = 24 * 60 * 60 * 1000;

function readDate(value: unknown, field: string): Date {
  const date = typeof value === 'string' ? new Date(value) : new Date(NaN);
  if (Number.isNaN(date.getTime())) throw invalidField([field], CALENDAR_MESSAGES.date);
  return date;
}

function readPeriod({ from, to }: Context['query']): Period {
  const period = { from: readDate(from, 'from'), to: readDate(to, 'to') };
  const length = period.to.getTime() - period.from.getTime();
  if (length <= 0 || length > MAX_CALENDAR_DAYS * DAY_MS) {
    throw invalidField(['to'], CALENDAR_MESSAGES.period);
  }
  return period;
}

function readMove(body: Record<string, unknown>): CalendarMove {
  const { kind } = body;
  if (kind !== 'publish' && kind !== 'unpublish') {
    throw invalidField(['kind'], CALENDAR_MESSAGES.date);
  }
  const [from, to] = [readDate(body.from, 'from'), readDate(body.to, 'to')];
  return { kind, from: from.toISOString(), to: to.toISOString() };
}

/** Registers the routes of the calendar: reading, moving a planned action, and the private address. */
export function registerCalendarRoutes(strapi: Core.Strapi): void {
  const feed = createCalendarFeed(strapi);

  const rightsOf = (userAbility: Ability | undefined): CalendarRights => {
    const open = (uid: string) => accessTo(strapi, { state: { userAbility } }, uid);
    return {
      // Types of which the user may read only some entries are left out.
      mayRead(uid) {
        const { can, requiresEntity } = open(uid);
        return can.read() && !requiresEntity.read();
      },
      mayMove(uid) {
        const { can } = open(uid);
        return can.update() && can.publish();
      },
    };
  };

  async function read(ctx: Context) {
    const rights = rightsOf(ctx.state.userAbility);
    const calendar = await readCalendar(strapi, readPeriod(ctx.query), rights);
    const failed = (await listScheduled(strapi)).filter(
      ({ uid, failure }) => failure && rights.mayRead(uid),
    );
    const stoppedSince = readStoppedSince();
    ctx.body = { data: { ...calendar, failed, stoppedSince } } satisfies CalendarResponse;
  }

  /** Changes the date through the Document Service, so that an open form notices it when it is saved. */
  async function move(ctx: Context) {
    const { entry, draft, access } = await openDraft(strapi, ctx, CALENDAR_MESSAGES);
    const { kind, from, to } = readMove(bodyOf(ctx));
    const field = PLANNED_FIELDS[kind];
    if (!access.can.update(draft, field) || !access.can.publish(draft)) {
      throw forbidden(CALENDAR_MESSAGES.mayNotMove);
    }
    await strapi.db.transaction(async () => {
      await lockEntry(strapi, entry);
      const stored = await query<ScheduleDates>(strapi, entry.uid).findOne({
        where: whereDraft(entry.documentId),
        select: ['publishAt', 'unpublishAt'],
      });
      if (!stored || timeOf(stored[field]) !== timeOf(from)) {
        throw conflict(CALENDAR_MESSAGES.moved);
      }
      checkScheduleDates(stored, { ...stored, [field]: to });
      const data = { [field]: to, updatedBy: userOf(ctx).id };
      await documentsOf(strapi, entry.uid).update({ documentId: entry.documentId, data });
    });
    ctx.status = 204;
  }

  async function readAddress(ctx: Context) {
    const url = await feed.readAddress(userOf(ctx).id);
    ctx.body = { data: { url } } satisfies CalendarAddressResponse;
  }

  async function renewAddress(ctx: Context) {
    const url = await feed.renewAddress(userOf(ctx).id);
    ctx.body = { data: { url } } satisfies CalendarAddressResponse;
  }

  async function endAddress(ctx: Context) {
    await feed.endAddress(userOf(ctx).id);
    ctx.body = { data: { url: null } } satisfies CalendarAddressResponse;
  }

  async function readFeed(ctx: Context) {
    const { id } = ctx.params;
    const calendar = id.endsWith('.ics') && (await feed.read(id.slice(0, -4), rightsOf));
    if (!calendar) throw forbidden(CALENDAR_MESSAGES.noAddress);
    ctx.set('Cache-Control', 'private, no-store');
    ctx.set('X-Robots-Tag', 'noindex');
    ctx.type = 'text/calendar; charset=utf-8';
    ctx.body = calendar;
  }

  registerPanelRoutes(strapi, '/calendar-panel', [
    ['GET', '/', read],
    ['PUT', '/entries/:uid/:documentId', move],
    ['GET', '/address', readAddress],
    ['POST', '/address', renewAddress],
    ['PUT', '/address', endAddress],
  ]);
  registerPublicPanelRoute(strapi, '/calendar-panel/feed/:id', readFeed);
}
