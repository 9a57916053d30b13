import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import ical, { ICalCalendarMethod } from 'ical-generator';

import { CALENDAR_KIND_LABELS, isPlannedKind } from '../../../../contracts/calendar';
import { entryEditPath } from '../../../../contracts/entry-edit-path';
import { isRecord } from '../../../../contracts/is-record';
import { readSecrets } from '../../../platform/env/secrets';
import { readSettings } from '../../../platform/env/settings';
import type { Ability } from '../../../platform/http/context';
import { query } from '../../../platform/strapi/query';
import { serviceOf } from '../../../platform/strapi/service-of';
import { storeOf } from '../../../platform/strapi/store-of';
import { createSignedTokens } from '../../../platform/values/signed-tokens';
import { type CalendarRights, readCalendar } from './read-calendar';

const PURPOSE = 'tequiora: calendar of a panel user';
const DAY_MS = 24 * 60 * 60 * 1000;
const PAST_DAYS = 60;
const FUTURE_DAYS = 400;
/** Calendar programs show an event at least this long. */
const EVENT_MINUTES = 15;
const MAX_TOKEN_LENGTH = 500;

type User = { id: number; isActive: boolean; blocked: boolean };
type Engine = { generateUserAbility(user: User): Promise<Ability> };

/** The private calendar of each panel user, by an address that holds a token. */
export function createCalendarFeed(strapi: Core.Strapi) {
  const tokens = createSignedTokens(readSecrets().adminJwt, PURPOSE);
  const markOf = (userId: number) =>
    storeOf<string>(strapi, { type: 'api', name: 'calendar', key: String(userId) });
  const addressOf = (userId: number, mark: string) =>
    `${readSettings().cmsUrl}/calendar-panel/feed/${tokens.issue({ userId, mark })}.ics`;

  /** Returns the user of a token; null when it is forged or replaced, or the user may not sign in. */
  async function findUser(token: string): Promise<User | null> {
    const claims = token.length > MAX_TOKEN_LENGTH ? null : tokens.read<unknown>(token);
    if (!isRecord(claims) || typeof claims.userId !== 'number') return null;
    const { userId, mark } = claims;
    if (typeof mark !== 'string' || (await markOf(userId).get()) !== mark) return null;
    const user = await query<User>(strapi, 'admin::user').findOne({
      where: { id: userId },
      populate: ['roles'],
    });
    return user?.isActive && !user.blocked ? user : null;
  }

  return {
    async readAddress(userId: number): Promise<string | null> {
      const mark = await markOf(userId).get();
      return mark === null ? null : addressOf(userId, mark);
    },

    /** Makes a new address; the old one ends. */
    async renewAddress(userId: number): Promise<string> {
      const mark = randomBytes(16).toString('base64url');
      await markOf(userId).set({ value: mark });
      return addressOf(userId, mark);
    },

    endAddress: (userId: number) => markOf(userId).delete(),

    /**
     * Returns the calendar of a token in iCalendar format (RFC 5545), with the entries that its user may read
     * now; null for a token that is not valid.
     *
     * UPSTREAM: @strapi/admin 5.54 · `engine.generateUserAbility` of the service `permission`
     * why: a calendar program has no session, and shows what its user may read
     * test: cms/tests/api/database/calendar.test.ts
     * until: Strapi documents how to compute the permissions of a user
     */
    async read(
      token: string,
      rightsOf: (ability: Ability) => CalendarRights,
      now = Date.now(),
    ): Promise<string | null> {
      const user = await findUser(token);
      if (!user) return null;
      const { engine } = serviceOf<{ engine: Engine }>(strapi, 'admin::permission');
      const rights = rightsOf(await engine.generateUserAbility(user));
      const period = {
        from: new Date(now - PAST_DAYS * DAY_MS),
        to: new Date(now + FUTURE_DAYS * DAY_MS),
      };
      const { events } = await readCalendar(strapi, period, rights);
      const { cmsUrl } = readSettings();
      const calendar = ical({
        name: 'Publicaciones del sitio',
        method: ICalCalendarMethod.PUBLISH,
        ttl: 15 * 60,
      });
      for (const event of events) {
        const { kind, uid, documentId, at, name, who } = event;
        const start = new Date(at);
        calendar.createEvent({
          // A planned event keeps its id when it is moved; a type has many that are done.
          id: [kind, uid, documentId, isPlannedKind(kind) ? '' : start.getTime()].join('-'),
          start,
          end: new Date(start.getTime() + EVENT_MINUTES * 60_000),
          stamp: start,
          summary: `${CALENDAR_KIND_LABELS[kind]}: ${name}`,
          ...(who && { description: who }),
          url: `${cmsUrl}/admin${entryEditPath(event)}`,
        });
      }
      return calendar.toString();
    },
  };
}
