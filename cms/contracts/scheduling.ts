/** When an entry is published, or taken off the site, without anybody's click. */

export type ScheduledAction = 'publish' | 'unpublish';

/** What was to happen to an entry at a moment and could not. */
export type ScheduleFailure = {
  action: ScheduledAction;
  /** The moment it was scheduled for. ISO 8601, UTC. */
  at: string;
  /** Paths of the fields that kept it from being published, such as `seo.title`. */
  fields: string[];
  /** Why, when it was no field. */
  reason: string | null;
};

export type EntrySchedule = {
  publishAt: string | null;
  unpublishAt: string | null;
  failure: ScheduleFailure | null;
};

/** `GET /scheduling-panel/entries/:uid/:documentId`, for the CMS panel. */
export type EntryScheduleResponse = { data: EntrySchedule };

export type ScheduledEntry = EntrySchedule & {
  uid: string;
  documentId: string;
  isSingle: boolean;
  /** How staff call it, such as `Producto «Lector de códigos»`. */
  name: string;
};

/** `GET /scheduling-panel`: what went wrong first, then what comes next. */
export type SchedulingResponse = { data: ScheduledEntry[] };

export const SCHEDULE_LABELS = { publishAt: 'Publicar el', unpublishAt: 'Retirar el' } as const;

export const SCHEDULE_HINTS = {
  publishAt:
    'Hora del centro de México. Se publica lo que esté guardado en ese momento, sin que nadie presione nada.',
  unpublishAt: 'Hora del centro de México. En ese momento deja de verse en el sitio.',
} as const;

export const SCHEDULE_MESSAGES = {
  order: '«Retirar el» tiene que ser después de «Publicar el».',
  past: (field: keyof typeof SCHEDULE_LABELS) =>
    `«${SCHEDULE_LABELS[field]}» ya pasó. Elige un momento que todavía no llegue, o bórralo.`,
  early: (name: string, moment: string) =>
    `«${name}» tiene fecha para publicarse: ${moment} (hora del centro de México). ` +
    'Guarda sin publicar para esperar a ese momento; para publicar ahora, borra primero ' +
    '«Publicar el» en su formulario del CMS.',
} as const;
