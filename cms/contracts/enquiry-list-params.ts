/**
 * The query of the list of enquiries in the URL of the dashboard, which saved views store: filters,
 * search, order and page.
 */
import { ENQUIRY_CHANNELS, ENQUIRY_STATUSES, ENQUIRY_TYPES, type EnquiryStatus } from './enquiry';
import { ENQUIRY_RESULTS } from './enquiry-result';
import {
  choiceParam,
  dayParam,
  flagParam,
  pageParam,
  readParams,
  type StateOf,
  textParam,
  type UrlParam,
  writeParam,
} from './url-params';
import { VISIT_FILTERS, type VisitFilter } from './visit-columns';

/** For enquiries without a source page. */
export const NO_SOURCE = 'directo';
/** For enquiries whose visit has no such value, as a campaign. */
export const NO_VISIT_VALUE = '(ninguna)';
/** For enquiries without an owner. */
export const NO_OWNER = 'nadie';
/** For the user who looks at the list, so that a shared view works for everybody. */
export const MINE = 'yo';
/** For the enquiries of that user and those without an owner. */
export const MINE_OR_FREE = 'yo-o-nadie';

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

/** '' means all but doubtful enquiries and spam; a search finds doubtful ones, too. */
const statusParam: UrlParam<string> = {
  name: 'estado',
  read: (text) => (text === ALL_STATUSES ? text : toStatuses(text ?? '').join(',')),
  write: (value) => value || null,
};

/** `con` and `sin`: with and without a reply; `en-120`: replied within 120 business minutes. */
const REPLY = /^(con|sin|en-\d{1,5})$/;
/** `NO_OWNER`, `MINE`, `MINE_OR_FREE` or the id of an account. */
const OWNER = new RegExp(String.raw`^(${NO_OWNER}|${MINE}|${MINE_OR_FREE}|\d{1,9})$`);
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
/** `WITH_QUOTE`; a month in which the sale is expected; `antes-de-2026-11`: expected before that month. */
const QUOTE = /^(con|(antes-de-)?\d{4}-(0[1-9]|1[0-2]))$/;

/** Returns the minutes of a value such as `en-120`; null for other values. */
export function readReplyMinutes(value: string): number | null {
  return value.startsWith('en-') ? Number(value.slice(3)) : null;
}

/** For enquiries with a quote. */
export const WITH_QUOTE = 'con';
const BEFORE_MONTH = 'antes-de-';

/** Returns the filter for quotes whose sale was expected before a month, `YYYY-MM`. */
export const quotedBefore = (month: string) => BEFORE_MONTH + month;

/** Returns the months between which the sale is expected, `to` excluded; null for any month. */
export function readQuoteMonths(value: string): { from: string | null; to: string | null } {
  if (value === WITH_QUOTE) return { from: null, to: null };
  if (value.startsWith(BEFORE_MONTH)) return { from: null, to: value.slice(BEFORE_MONTH.length) };
  return { from: value, to: monthAfter(value) };
}

/** Returns the month after a month, `YYYY-MM`. */
export function monthAfter(month: string): string {
  return new Date(Date.parse(`${month}-01`) + 31 * 86_400_000).toISOString().slice(0, 7);
}

/** For enquiries with mails of the sender that wait for a reply, in the list and in filters. */
export const WITH_MAILS_LABEL = 'Correos por responder';

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

/** URL parameters of the list; '' and null mean all. */
export const listParams = {
  search: textParam('buscar'),
  status: statusParam,
  type: choiceParam('tipo', ENQUIRY_TYPES, null),
  result: choiceParam('resultado', RESULT_CHOICES, null),
  saleMonth: textParam('venta', MONTH),
  quote: textParam('cotizada', QUOTE),
  channel: choiceParam('canal', ENQUIRY_CHANNELS, null),
  source: textParam('origen'),
  ...visitParams,
  from: dayParam('desde'),
  to: dayParam('hasta'),
  reply: textParam('respuesta', REPLY),
  owner: textParam('responsable', OWNER),
  isOverdue: flagParam('vencidas'),
  hasMails: flagParam('correos'),
  isIdle: flagParam('sin-paso'),
  sort: choiceParam('orden', SORTS, 'urgencia'),
  page: pageParam(),
};

export type ListState = StateOf<typeof listParams>;

/** Returns the state that a query string describes; unknown parameters are ignored. */
export function readListState(query: string): ListState {
  return readParams(listParams, new URLSearchParams(query));
}

const { page: _page, ...viewParams } = listParams;

/**
 * Returns the name of the first parameter of a query string that is no filter, search or order of the
 * list, is repeated, or has an invalid or default value; null if there is none.
 */
export function findInvalidParam(query: string): string | null {
  const search = new URLSearchParams(query);
  const params = Object.values<UrlParam<unknown>>(viewParams);
  const isValid = (name: string, value: string) => {
    const param = params.find((known) => known.name === name);
    const isSingle = search.getAll(name).length === 1;
    return param !== undefined && isSingle && param.write(param.read(value)) === value;
  };
  return [...search].find(([name, value]) => !isValid(name, value))?.[0] ?? null;
}

/** Returns the query string of filters, search and order, '' for none of them. */
export function toViewQuery(state: ListState): string {
  const search = new URLSearchParams();
  for (const [key, param] of Object.entries<UrlParam<unknown>>(viewParams)) {
    writeParam(search, param, state[key as keyof ListState]);
  }
  return search.toString();
}

export const NO_FILTERS = {
  search: '',
  status: '',
  type: null,
  result: null,
  saleMonth: '',
  quote: '',
  channel: null,
  source: '',
  ...(Object.fromEntries(VISIT_FILTERS.map((name) => [name, ''])) as Record<VisitFilter, string>),
  from: null,
  to: null,
  reply: '',
  owner: '',
  isOverdue: false,
  hasMails: false,
  isIdle: false,
} satisfies Partial<ListState>;

/** Returns the number of active filters, without the search. */
export function countFilters(state: ListState): number {
  const names = Object.keys(NO_FILTERS) as (keyof typeof NO_FILTERS)[];
  return names.filter((name) => name !== 'search' && state[name] !== NO_FILTERS[name]).length;
}

export function hasFilters(state: ListState): boolean {
  return state.search !== '' || countFilters(state) > 0;
}
