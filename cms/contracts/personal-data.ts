/**
 * Personal data, for staff with the role `admin`: `/api/personal-data`. Data subjects are
 * identified in bodies only, because URLs end up in logs and in the browser's history.
 */
import type { EnquirySummary, Pagination } from './dashboard-enquiry';
import { EMAIL_MESSAGE } from './email';
import type { PhoneColumns } from './phone';

/** Days after arrival when spam is deleted. */
export const SPAM_RETENTION_DAYS = 30;
/** Months after the last change of an enquiry; the privacy notice of the site states a term too. */
export const RETENTION_MONTHS = { default: 24, min: 1, max: 120 } as const;
export const LOG_PAGE_SIZE = 25;
/** Maximum number of enquiries in a search result, an export and an erasure. */
export const PERSON_ENQUIRIES_MAX = 500;

export const PERSONAL_DATA_MESSAGES = {
  nobody: 'Escribe un correo o un teléfono',
  email: EMAIL_MESSAGE,
  phone:
    'Escribe un solo teléfono, de 10 dígitos o con clave de país. Uno con extensión es de una empresa: búscala por correo.',
  scope: 'Elige qué eliminar',
  confirmation: 'Escribe el correo o el teléfono exactamente como se muestra',
  enquiries: `Marca hasta ${PERSON_ENQUIRIES_MAX} consultas`,
  expected: 'Faltan los totales que se confirmaron',
  changed: 'Los datos de esta persona cambiaron mientras confirmabas. Revisa los totales de nuevo.',
  nothing: 'No hay datos de esta persona',
  months: `Escribe un número entero de ${RETENTION_MONTHS.min} a ${RETENTION_MONTHS.max} meses`,
  page: 'La página no es válida',
} as const;

/** At least one is set; data that matches either belongs to the data subject. */
export type Person = { email: string | null; phone: string | null };
export type PersonRequest = { data: Partial<Person> };

/** Counts by kind. `enquiries` does not include `spam`. */
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

/** A log entry. The data subject is stored only as keyed hashes, which are not returned. */
export type LogEntry = {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  action: LogAction;
  /** Name of the member of staff at that time, or `Automático`. */
  who: string;
  counts: DataCounts;
};

/**
 * Why an enquiry was found: its e-mail address; only its phone number, which several people may share;
 * or only a contact that a correction has removed, which its history still has.
 */
export type PersonMatch = 'email' | 'phone' | 'former';

export type PersonEnquiry = Pick<
  EnquirySummary,
  'documentId' | 'folio' | 'name' | 'email' | 'type' | 'status' | 'createdAt'
> &
  PhoneColumns & { match: PersonMatch; mails: number };

/** `POST /search`: all stored data of a data subject. */
export type PersonFindings = {
  person: Person;
  counts: { enquiries: number; mails: number; subscriptions: number };
  /** Newest first, at most `PERSON_ENQUIRIES_MAX`. */
  enquiries: PersonEnquiry[];
  subscription: { email: string; createdAt: string } | null;
  /** Log entries about this data subject, newest first. */
  log: LogEntry[];
};
export type PersonFindingsResponse = { data: PersonFindings };

export const ERASE_SCOPES = ['all', 'subscription'] as const;
export type EraseScope = (typeof ERASE_SCOPES)[number];

/**
 * `POST /export` returns one readable HTML file that includes the data as JSON. `enquiries`: the
 * `documentId` of those of the search result that are of the data subject.
 */
export type ExportPersonRequest = { data: Partial<Person> & { enquiries: string[] } };

/**
 * `POST /erase`: immediate and irreversible. `enquiries` as for the export; of the others, only the
 * former contacts of the data subject are erased from the history. `confirmation` is the retyped e-mail
 * or telephone; `expected` are the counts of the search result: 409 when they have changed.
 */
export type EraseRequest = {
  data: Partial<Person> & {
    scope: EraseScope;
    /** For the scope `all`. */
    enquiries?: string[];
    confirmation: string;
    expected: { enquiries: number; subscriptions: number };
  };
};
export type EraseResponse = { data: { counts: DataCounts } };

/** `GET /retention?months=N`: the next deletion, with the stored setting or with N months. */
export type Retention = {
  spamDays: number;
  months: number;
  /** Sentences of the published privacy notice that state a term. */
  notice: string[];
  /** ISO 8601, UTC. */
  nextRunAt: string;
  /** Counts that the next run would delete with `months`. */
  due: { enquiries: number; spam: number };
  lastRun: LogEntry | null;
};
export type RetentionResponse = { data: Retention };
/** `PUT /retention` */
export type RetentionRequest = { data: { months: number } };

/** `GET /log?page=N`, newest first. Read-only. */
export type LogResponse = { data: LogEntry[]; meta: { pagination: Pagination } };
