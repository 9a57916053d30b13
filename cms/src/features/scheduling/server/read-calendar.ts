import type { Core } from '@strapi/strapi';

import {
  type Calendar,
  type CalendarEvent,
  type CalendarKind,
  MAX_CALENDAR_EVENTS,
  PLANNED_FIELDS,
  type PlannedKind,
} from '../../../../contracts/calendar';
import type { Content } from '../../../content-model/content-attributes';
import { titleOf } from '../../../content-model/entry-label';
import { listPublicTypes } from '../../../content-model/public-types';
import { VERSION_UID, type VersionRow } from '../../../content-model/version-row';
import { nameOfPanelUser, type PanelUser } from '../../../platform/strapi/panel-user';
import { query } from '../../../platform/strapi/query';

type Type = ReturnType<typeof listPublicTypes>[number];
export type Period = { from: Date; to: Date };

type Row = Content & { documentId: string; updatedBy?: PanelUser | null };
type Dates = Partial<Record<string, string | Date | null>>;

/** What the reader of a calendar may see and do. */
export type CalendarRights = {
  mayRead(uid: string): boolean;
  mayMove(uid: string): boolean;
};

const OFFER_FIELDS = { 'offer-start': 'offerFrom', 'offer-end': 'offerUntil' } as const;
const DONE = { publish: 'published', unpublish: 'unpublished' } as const;

/** Returns the events of a period, by date. */
export async function readCalendar(
  strapi: Core.Strapi,
  period: Period,
  rights: CalendarRights,
): Promise<Pick<Calendar, 'events' | 'isCut'>> {
  const types = listPublicTypes(strapi).filter(({ uid }) => rights.mayRead(uid));
  const found: CalendarEvent[] = [];
  for (const type of types) {
    found.push(...(await readPlanned(strapi, type, period, rights)));
    if ('offerPrice' in type.attributes) found.push(...(await readOffers(strapi, type, period)));
  }
  found.push(...(await readDone(strapi, types, period)));
  found.sort((a, b) => a.at.localeCompare(b.at));
  return {
    events: found.slice(0, MAX_CALENDAR_EVENTS),
    isCut: found.length > MAX_CALENDAR_EVENTS,
  };
}

const isWithin = ({ from, to }: Period) => ({ $gte: from, $lt: to });

/** One more than is shown, so that it is known whether there are more. */
const LIMIT = MAX_CALENDAR_EVENTS + 1;

/** Returns an event for each of the dates of a row that is in the period. */
function eventsOf(
  type: Type,
  row: Row,
  period: Period,
  fields: Partial<Record<CalendarKind, string>>,
  canMove: boolean,
): CalendarEvent[] {
  const { updatedBy } = row;
  return Object.entries(fields).flatMap(([kind, field]) => {
    const stored = (row as Dates)[field];
    const at = stored ? new Date(stored) : null;
    if (!at || at < period.from || at >= period.to) return [];
    const who = (updatedBy && nameOfPanelUser(updatedBy)) || null;
    return [
      { ...entryOf(type, row), kind: kind as CalendarKind, at: at.toISOString(), who, canMove },
    ];
  });
}

function entryOf(type: Type, row: Content & { documentId: string }) {
  return {
    uid: type.uid,
    documentId: row.documentId,
    isSingle: type.kind === 'singleType',
    name: titleOf(type, row),
    type: type.info.displayName,
  };
}

async function readPlanned(
  strapi: Core.Strapi,
  type: Type,
  period: Period,
  rights: CalendarRights,
): Promise<CalendarEvent[]> {
  const within = isWithin(period);
  const rows = await query<Row>(strapi, type.uid).findMany({
    where: { publishedAt: null, $or: [{ publishAt: within }, { unpublishAt: within }] },
    populate: ['updatedBy'],
    limit: LIMIT,
  });
  const canMove = rights.mayMove(type.uid);
  return rows.flatMap((row) => eventsOf(type, row, period, PLANNED_FIELDS, canMove));
}

/** Reads published entries: the dates of an offer count once they are published. */
async function readOffers(
  strapi: Core.Strapi,
  type: Type,
  period: Period,
): Promise<CalendarEvent[]> {
  const within = isWithin(period);
  const rows = await query<Row>(strapi, type.uid).findMany({
    where: {
      publishedAt: { $notNull: true },
      offerPrice: { $notNull: true },
      $or: [{ offerFrom: within }, { offerUntil: within }],
    },
    populate: ['updatedBy'],
    limit: LIMIT,
  });
  return rows.flatMap((row) => eventsOf(type, row, period, OFFER_FIELDS, false));
}

type Version = Pick<VersionRow, 'entryType' | 'entryId' | 'action' | 'who' | 'at'>;

/** Reads from the history what was published and withdrawn. Deleted entries have none. */
async function readDone(
  strapi: Core.Strapi,
  types: readonly Type[],
  period: Period,
): Promise<CalendarEvent[]> {
  const versions = await query<Version>(strapi, VERSION_UID).findMany({
    where: {
      at: isWithin(period),
      action: { $in: ['publish', 'unpublish'] satisfies PlannedKind[] },
      entryType: { $in: types.map(({ uid }) => uid) },
    },
    select: ['entryType', 'entryId', 'action', 'who', 'at'],
    orderBy: { id: 'desc' },
    limit: LIMIT,
  });
  const events: CalendarEvent[] = [];
  for (const type of types) {
    const ofType = versions.filter(({ entryType }) => entryType === type.uid);
    const ids = [...new Set(ofType.map(({ entryId }) => entryId))];
    const drafts = ids.length > 0 ? await readDrafts(strapi, type, ids) : new Map<string, Row>();
    for (const { entryId, action, who, at } of ofType) {
      const draft = drafts.get(entryId);
      if (!draft || (action !== 'publish' && action !== 'unpublish')) continue;
      const date = new Date(at).toISOString();
      events.push({ ...entryOf(type, draft), kind: DONE[action], at: date, who, canMove: false });
    }
  }
  return events;
}

async function readDrafts(strapi: Core.Strapi, type: Type, ids: string[]) {
  const rows = await query<Row>(strapi, type.uid).findMany({
    where: { publishedAt: null, documentId: { $in: ids } },
  });
  return new Map(rows.map((row) => [row.documentId, row]));
}
