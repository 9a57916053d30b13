import type { ScheduledEntry } from './scheduling';

/** Calendar of the CMS panel: what is planned, and what was published and withdrawn. */

/** Longest period of one request, in days: a month with the weeks that it shares, and some more. */
export const MAX_CALENDAR_DAYS = 62;
/** Events of one period; later ones are left out, and the panel says so. */
export const MAX_CALENDAR_EVENTS = 1_000;

/** Fields with a date of a planned action, by its kind. */
export const PLANNED_FIELDS = { publish: 'publishAt', unpublish: 'unpublishAt' } as const;
export type PlannedKind = keyof typeof PLANNED_FIELDS;

export type CalendarKind =
  | PlannedKind
  | 'offer-start'
  | 'offer-end'
  /** Done, by a person or at its planned time. */
  | 'published'
  | 'unpublished';

export const CALENDAR_KIND_LABELS: Record<CalendarKind, string> = {
  publish: 'Se publica',
  unpublish: 'Se retira',
  'offer-start': 'Empieza la oferta',
  'offer-end': 'Termina la oferta',
  published: 'Se publicó',
  unpublished: 'Se retiró',
};

export const isPlannedKind = (kind: CalendarKind): kind is PlannedKind => kind in PLANNED_FIELDS;

export type CalendarEvent = {
  kind: CalendarKind;
  /** ISO 8601, UTC. */
  at: string;
  uid: string;
  documentId: string;
  isSingle: boolean;
  /** Label for staff, such as `Producto «Lector de códigos»`. */
  name: string;
  /** Name of the type, such as `Producto`. */
  type: string;
  /** Who planned or did it; null for the program. */
  who: string | null;
  /** Whether the user may move the event. */
  canMove: boolean;
};

export type Calendar = {
  /** By date. */
  events: CalendarEvent[];
  isCut: boolean;
  /** Planned actions that failed, of all times. */
  failed: ScheduledEntry[];
  /** Since when planned actions have not run; null while they run. ISO 8601, UTC. */
  stoppedSince: string | null;
};

/** `GET /calendar-panel?from=&to=`: events from the first date to before the second one (ISO 8601). */
export type CalendarResponse = { data: Calendar };

/** Body of `PUT /calendar-panel/entries/:uid/:documentId`. */
export type CalendarMove = {
  kind: PlannedKind;
  /** The date that the user saw; another stored one refuses the move with 409. */
  from: string;
  to: string;
};

/**
 * `/calendar-panel/address`: `GET` the private address of the user's calendar, `POST` makes a new one and ends
 * the old one, `PUT` ends it.
 */
export type CalendarAddressResponse = { data: { url: string | null } };

export const CALENDAR_MESSAGES = {
  period: `El calendario muestra como mucho ${MAX_CALENDAR_DAYS} días a la vez.`,
  date: 'Esa fecha no se entiende.',
  noEntry: 'Esta entrada ya no existe.',
  mayNotRead: 'Tu rol no ve esta entrada.',
  mayNotMove: 'Tu rol no cambia fechas. Pide a un editor que la mueva.',
  noAddress: 'Esta dirección ya no vale. Haz una nueva en «Calendario», en el panel.',
  moved: 'Alguien cambió esta fecha mientras tanto. El calendario ya muestra la nueva.',
} as const;
