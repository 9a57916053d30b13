/**
 * Personal data as staff with the role `admin` handle it, below `/api/personal-data`. Persons are
 * named in bodies only: addresses end up in logs and in the browser's history.
 */
import type { EnquiryStatus, EnquiryType } from './enquiry';
import type { Pagination } from './enquiry-desk';

/** Days after its arrival at which spam is removed. */
export const SPAM_DAYS = 30;
/** Months after the last change of an enquiry; the privacy notice of the site promises some too. */
export const RETENTION_MONTHS = { default: 24, min: 1, max: 120 } as const;
export const LOG_PAGE_SIZE = 25;
/** Most enquiries of one person that a search lists; files and deletions know no such limit. */
export const PERSON_LISTED = 100;

export const PERSONAL_DATA_MESSAGES = {
  body: 'Envía los datos en el campo «data»',
  unknownField: 'Este campo no está permitido',
  nobody: 'Escribe un correo o un teléfono',
  email: 'Por favor ingresa un email válido',
  phone: 'Por favor ingresa un teléfono válido, de 10 dígitos o con clave de país',
  scope: 'Elige qué eliminar',
  confirmation: 'Escribe el correo o el teléfono exactamente como se muestra',
  expected: 'Faltan los totales que se confirmaron',
  changed: 'Los datos de esta persona cambiaron mientras confirmabas. Revisa los totales de nuevo.',
  nothing: 'No hay datos de esta persona',
  months: `Escribe un número entero de ${RETENTION_MONTHS.min} a ${RETENTION_MONTHS.max} meses`,
  page: 'La página no es válida',
} as const;

/** One of them or both; what matches either belongs to the person. */
export type Person = { email: string | null; phone: string | null };
export type PersonRequest = { data: Partial<Person> };

/** How many of each kind. `spam` is not part of `enquiries`. */
export type DataCounts = Partial<
  Record<'enquiries' | 'spam' | 'mails' | 'subscriptions' | 'months' | 'before', number>
>;

export const LOG_ACTIONS = [
  'person-exported',
  'person-erased',
  'person-unsubscribed',
  'erased-again',
  'retention-run',
  'retention-changed',
  'enquiries-deleted',
  'enquiries-exported',
  'subscription-deleted',
  'two-factor-reset',
] as const;
export type LogAction = (typeof LOG_ACTIONS)[number];

/** A line of the log. Whom it is about is known to it by keyed hashes only, which stay inside. */
export type LogEntry = {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  action: LogAction;
  /** Name of the member of staff at that moment, or `Automático`. */
  who: string;
  counts: DataCounts;
};

export type PersonEnquiry = {
  documentId: string;
  folio: string;
  name: string;
  email: string;
  phone: string | null;
  type: EnquiryType;
  status: EnquiryStatus;
  createdAt: string;
};

/** `POST /search`: all that is held about a person. */
export type PersonFindings = {
  person: Person;
  counts: { enquiries: number; mails: number; subscriptions: number };
  /** Newest first, at most `PERSON_LISTED`. */
  enquiries: PersonEnquiry[];
  subscription: { email: string; createdAt: string } | null;
  /** What was done with data of this person, newest first. */
  log: LogEntry[];
};
export type PersonFindingsResponse = { data: PersonFindings };

export const ERASE_SCOPES = ['all', 'subscription'] as const;
export type EraseScope = (typeof ERASE_SCOPES)[number];

/**
 * `POST /erase`, at once and for good. `confirmation` is the e-mail or the telephone as it was typed
 * once more; `expected` are the counts that were confirmed: 409 when they are not true any more.
 * `POST /export` takes a PersonRequest and answers one HTML file, to be read and with all as JSON.
 */
export type EraseRequest = {
  data: Partial<Person> & {
    scope: EraseScope;
    confirmation: string;
    expected: { enquiries: number; subscriptions: number };
  };
};
export type EraseResponse = { data: { counts: DataCounts } };

/** `GET /retention?months=N`: what goes and when, as it is or as it would be with N months. */
export type Retention = {
  spamDays: number;
  months: number;
  /** Sentences of the published privacy notice that name a time. */
  notice: string[];
  /** ISO 8601, UTC. */
  nextRunAt: string;
  /** What would be removed at that moment with `months`. */
  due: { enquiries: number; spam: number };
  lastRun: LogEntry | null;
};
export type RetentionResponse = { data: Retention };
/** `PUT /retention` */
export type RetentionRequest = { data: { months: number } };

/** `GET /log?page=N`, newest first. There is no call that changes it. */
export type LogResponse = { data: LogEntry[]; meta: { pagination: Pagination } };
