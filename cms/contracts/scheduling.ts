/** Scheduled publication of entries. */

export type ScheduledAction = 'publish' | 'unpublish';

/** A scheduled action that failed. */
export type ScheduleFailure = {
  action: ScheduledAction;
  /** Scheduled date. ISO 8601, UTC. */
  at: string;
  /** Paths of invalid fields, such as `seo.title`. */
  fields: string[];
  /** Reason, when it was not caused by fields. */
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
  /** Label for staff, such as `Producto «Lector de códigos»`. */
  name: string;
};

export type Schedule = {
  /** Failures first, then by date. */
  entries: ScheduledEntry[];
  /** Since when planned actions have not run; null while they run. ISO 8601, UTC. */
  stoppedSince: string | null;
};

/** `GET /scheduling-panel` */
export type SchedulingResponse = { data: Schedule };

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
  early: (name: string, date: string) =>
    `«${name}» tiene fecha para publicarse: ${date} (hora del centro de México). ` +
    'Guarda sin publicar para esperar a ese momento; para publicar ahora, borra primero ' +
    '«Publicar el» en su formulario del CMS.',
} as const;
