import { NO_OWNER } from '#src/admin/lib/missing-values.ts';
import {
  choiceParam,
  dayParam,
  flagParam,
  monthParam,
  pageParam,
  textParam,
  type UrlParam,
} from '#src/admin/lib/url-params.ts';
import { ENQUIRY_RESULTS } from '@tequiora/cms/contracts/enquiry-result.ts';
import {
  ENQUIRY_CHANNELS,
  ENQUIRY_STATUSES,
  ENQUIRY_TYPES,
  type EnquiryStatus,
} from '@tequiora/cms/contracts/enquiry.ts';
import { VISIT_FILTERS, type VisitFilter } from '@tequiora/cms/contracts/visit-columns.ts';

export const ALL_STATUSES = 'todas';
const SORTS = [
  'urgencia',
  '-recibida',
  'recibida',
  'nombre',
  '-nombre',
  'estado',
  '-estado',
] as const;
export type ListSort = (typeof SORTS)[number];

/** Parses a value such as `contactado,completado`. */
export function toStatuses(value: string): EnquiryStatus[] {
  const named = value.split(',');
  return ENQUIRY_STATUSES.filter((status) => named.includes(status));
}

/** '' means all but spam. */
const statusParam: UrlParam<string> = {
  name: 'estado',
  read: (text) => (text === ALL_STATUSES ? text : toStatuses(text ?? '').join(',')),
  write: (value) => value || null,
};

/**
 * '' means all; `con` and `sin`: with and without a reply; `en-120`: replied within 120 business
 * minutes.
 */
const replyParam: UrlParam<string> = {
  name: 'respuesta',
  read: (text) => (text && /^(con|sin|en-\d{1,5})$/.test(text) ? text : ''),
  write: (value) => value || null,
};

/** '' means all; `NO_OWNER` or the id of an account. */
const ownerParam: UrlParam<string> = {
  name: 'responsable',
  read: (text) => (text && (text === NO_OWNER || /^\d{1,9}$/.test(text)) ? text : ''),
  write: (value) => value || null,
};

/** Returns the minutes of a value such as `en-120`; null for other values. */
export function readReplyMinutes(value: string): number | null {
  return value.startsWith('en-') ? Number(value.slice(3)) : null;
}

/** Completed enquiries without a result. */
export const NO_RESULT = 'sin-registro';
const RESULT_CHOICES = [...ENQUIRY_RESULTS, NO_RESULT] as const;

const VISIT_PARAMS: Record<VisitFilter, string> = {
  lastCampaign: 'campana',
  lastSource: 'fuente',
  lastMedium: 'medio',
  lastTerm: 'termino',
  lastContent: 'contenido',
  lastAdNetwork: 'red',
  lastReferrer: 'sitio',
  lastLandingPage: 'llegada',
  viewedPage: 'visto',
};

/** '' means all; `NO_VISIT_VALUE` or a value of the column. */
const visitParams = Object.fromEntries(
  VISIT_FILTERS.map((name) => [name, textParam(VISIT_PARAMS[name])]),
) as Record<VisitFilter, UrlParam<string>>;

/** URL parameters of the list. */
export const listParams = {
  search: textParam('buscar'),
  status: statusParam,
  type: choiceParam('tipo', ENQUIRY_TYPES, null),
  result: choiceParam('resultado', RESULT_CHOICES, null),
  saleMonth: monthParam('venta'),
  channel: choiceParam('canal', ENQUIRY_CHANNELS, null),
  source: textParam('origen'),
  ...visitParams,
  from: dayParam('desde'),
  to: dayParam('hasta'),
  reply: replyParam,
  owner: ownerParam,
  isOverdue: flagParam('vencidas'),
  sort: choiceParam('orden', SORTS, 'urgencia'),
  page: pageParam(),
};

export type ListState = {
  [Name in keyof typeof listParams]: ReturnType<(typeof listParams)[Name]['read']>;
};

export const NO_FILTERS = {
  search: '',
  status: '',
  type: null,
  result: null,
  saleMonth: '',
  channel: null,
  source: '',
  ...(Object.fromEntries(VISIT_FILTERS.map((name) => [name, ''])) as Record<VisitFilter, string>),
  from: null,
  to: null,
  reply: '',
  owner: '',
  isOverdue: false,
} satisfies Partial<ListState>;

/** Returns the number of active filters, without the search. */
export function countFilters(state: ListState): number {
  const names = Object.keys(NO_FILTERS) as (keyof typeof NO_FILTERS)[];
  return names.filter((name) => name !== 'search' && state[name] !== NO_FILTERS[name]).length;
}

export function hasFilters(state: ListState): boolean {
  return state.search !== '' || countFilters(state) > 0;
}
