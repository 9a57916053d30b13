import {
  ENQUIRY_STATUSES,
  ENQUIRY_TYPES,
  type EnquiryStatus,
} from '@tequiora/cms/contracts/enquiry.ts';
import {
  choiceParam,
  dayParam,
  flagParam,
  pageParam,
  textParam,
  type UrlParam,
} from '#src/admin/lib/url-params.ts';

export const ALL_STATUSES = 'todas';
/** Enquiries that came without a page. */
export const NO_SOURCE = 'directo';
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

/** The statuses in a value such as `contactado,completado`. */
export function toStatuses(value: string): EnquiryStatus[] {
  const named = value.split(',');
  return ENQUIRY_STATUSES.filter((status) => named.includes(status));
}

/** '' is all but spam. */
const statusParam: UrlParam<string> = {
  name: 'estado',
  read: (text) => (text === ALL_STATUSES ? text : toStatuses(text ?? '').join(',')),
  write: (value) => value || null,
};

/** '' is all; `con` and `sin` an answer; `en-120` is answered within 120 business minutes. */
const answerParam: UrlParam<string> = {
  name: 'respuesta',
  read: (text) => (text && /^(con|sin|en-\d{1,5})$/.test(text) ? text : ''),
  write: (value) => value || null,
};

/** The minutes in a value such as `en-120`; null in the others. */
export function answeredWithin(value: string): number | null {
  return value.startsWith('en-') ? Number(value.slice(3)) : null;
}

/** What the list's address holds. */
export const listParams = {
  search: textParam('buscar'),
  status: statusParam,
  type: choiceParam('tipo', ENQUIRY_TYPES, null),
  source: textParam('origen'),
  from: dayParam('desde'),
  to: dayParam('hasta'),
  answer: answerParam,
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
  source: '',
  from: null,
  to: null,
  answer: '',
  isOverdue: false,
} satisfies Partial<ListState>;

/** How many filters are set, beside the search. */
export function countFilters(state: ListState): number {
  const names = Object.keys(NO_FILTERS) as (keyof typeof NO_FILTERS)[];
  return names.filter((name) => name !== 'search' && state[name] !== NO_FILTERS[name]).length;
}

export function hasFilters(state: ListState): boolean {
  return state.search !== '' || countFilters(state) > 0;
}
