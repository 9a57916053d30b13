import { ENQUIRY_PAGE_SIZE, SEARCH_MAX } from '../../../contracts/dashboard-enquiry';
import { isRecord } from '../../../contracts/is-record';
import { hasNul, normaliseInput } from '../../../contracts/text';
import { invalidField } from '../../platform/http/errors';
import { refuseUnknownParams } from '../../platform/http/refuse-unknown-params';
import { readFilters, type Where } from './filters';
import { type SearchAlternatives, toSearchAlternatives } from './search-words';

export type Order = Record<string, 'asc' | 'desc'>;
export type ListQuery = {
  where: Where;
  orderBy: Order[];
  search: SearchAlternatives;
  isOverdue: boolean;
  isIdle: boolean;
  page: number;
  pageSize: number;
};

const PARAMETERS = ['filters', 'sort', 'pagination', 'search', 'overdue', 'idle'];
const SORT_FIELDS = [
  'createdAt',
  'updatedAt',
  'dueAt',
  'firstReplyAt',
  'folio',
  'name',
  'email',
  'type',
  'status',
];
/** Columns that sort as people expect: names as in Spanish, statuses in workflow order. */
const SORT_COLUMNS: Record<string, string> = { name: 'nameKey', status: 'statusRank' };
const MAX_PARAMETERS = 1000;
const MAX_SORTS = 3;
const MAX_PAGE_SIZE = 100;
const MAX_PAGE = 1_000_000;

function readSort(raw: unknown): Order[] {
  const list = raw === undefined ? ['createdAt:desc'] : Array.isArray(raw) ? raw : [raw];
  const names = list.flatMap((item: unknown) =>
    typeof item === 'string' ? item.split(',') : [''],
  );
  if (names.length > MAX_SORTS) throw invalidField(['sort'], 'El orden no es válido');
  const orders = names.map((name): Order => {
    if (name === 'urgency') return { urgency: 'asc' };
    const [field = '', direction = 'asc', ...rest] = name.split(':');
    const isDirection = direction === 'asc' || direction === 'desc';
    if (!SORT_FIELDS.includes(field) || !isDirection || rest.length > 0) {
      throw invalidField(['sort'], 'El orden no es válido');
    }
    return { [SORT_COLUMNS[field] ?? field]: direction };
  });
  // A unique last key keeps the order of equal rows stable across pages.
  const last = Object.values(orders.at(-1) ?? {})[0] ?? 'asc';
  return [...orders, { id: last }];
}

function readSearch(raw: unknown): SearchAlternatives {
  if (raw === undefined || raw === null || raw === '') return [];
  if (typeof raw !== 'string' || raw.length > SEARCH_MAX || hasNul(raw)) {
    throw invalidField(['search'], `Busca con un texto de hasta ${SEARCH_MAX} caracteres`);
  }
  return toSearchAlternatives(normaliseInput(raw));
}

function readNumber(raw: unknown, name: string, fallback: number, max: number): number {
  if (raw === undefined) return fallback;
  const path = ['pagination', name];
  if (typeof raw !== 'string' || !/^[1-9]\d{0,8}$/.test(raw)) {
    throw invalidField(path, 'La página no es válida');
  }
  return Math.min(Number(raw), max);
}

function readPage(raw: unknown = {}) {
  const isKnown = isRecord(raw) && Object.keys(raw).every((key) => /^page(?:Size)?$/.test(key));
  if (!isKnown) throw invalidField(['pagination'], 'La página no es válida');
  return {
    page: readNumber(raw.page, 'page', 1, MAX_PAGE),
    pageSize: readNumber(raw.pageSize, 'pageSize', ENQUIRY_PAGE_SIZE, MAX_PAGE_SIZE),
  };
}

function readFlag(raw: unknown, name: string): boolean {
  if (raw === undefined || raw === 'true' || raw === 'false') return raw === 'true';
  throw invalidField([name], 'Debe ser verdadero o falso');
}

/**
 * Parses the query of an enquiry list or export.
 * @param rawQuery the unparsed query string
 * @throws HttpError naming the unknown or invalid parameter
 */
export function readListQuery(query: Record<string, unknown>, rawQuery = ''): ListQuery {
  // The query parser silently ignores parameters beyond this number.
  if (rawQuery.split('&').length > MAX_PARAMETERS) {
    throw invalidField(['filters'], 'La búsqueda tiene demasiadas condiciones');
  }
  refuseUnknownParams(query, PARAMETERS);
  const { filters, sort, search, overdue, idle, pagination } = query;
  return {
    where: readFilters(filters),
    orderBy: readSort(sort),
    search: readSearch(search),
    isOverdue: readFlag(overdue, 'overdue'),
    isIdle: readFlag(idle, 'idle'),
    ...readPage(pagination),
  };
}
