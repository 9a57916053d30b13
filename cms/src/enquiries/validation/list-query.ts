import { hasForbiddenCharacters } from '../../../contracts/clean-text';
import { ENQUIRY_PAGE_SIZE, SEARCH_MAX } from '../../../contracts/dashboard-enquiry';
import { foldText } from '../../../contracts/fold-text';
import { isRecord } from '../../../contracts/is-record';
import { nationalDigits } from '../../../contracts/phone';
import { invalidField } from '../../platform/http/errors';
import { refuseUnknownParams } from '../../platform/http/refuse-unknown-params';
import { toE164 } from '../../platform/values/phone';
import { readFilters, type Where } from './filters';

export type Order = Record<string, 'asc' | 'desc'>;
/** Folded words: a row must contain all words of one alternative. Empty finds all rows. */
export type SearchAlternatives = string[][];

export type ListQuery = {
  where: Where;
  orderBy: Order[];
  search: SearchAlternatives;
  isOverdue: boolean;
  page: number;
  pageSize: number;
};

const PARAMETERS = ['filters', 'sort', 'pagination', 'search', 'overdue'];
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
const MAX_PARAMETERS = 1000;
const MAX_SORTS = 3;
const MAX_WORDS = 8;
const MAX_PAGE_SIZE = 100;
const MAX_PAGE = 1_000_000;
const PHONE_LIKE = /^\+?[\d\s().-]{7,}$/;

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
    return { [field === 'status' ? 'statusRank' : field]: direction };
  });
  // A unique last key keeps the order of equal rows stable across pages.
  const last = Object.values(orders.at(-1) ?? {})[0] ?? 'asc';
  return [...orders, { id: last }];
}

/** Returns the words that an enquiry must contain to be found. */
export function toSearchAlternatives(search: string): SearchAlternatives {
  const text = foldText(search);
  if (!PHONE_LIKE.test(text)) {
    const words = text.split(' ').filter(Boolean).slice(0, MAX_WORDS);
    return words.length > 0 ? [words] : [];
  }
  // Telephone numbers are stored without spaces and brackets; in a message they are as typed.
  const phone = toE164(search) ?? search;
  const digits = nationalDigits(phone) ?? phone.replace(/\D/g, '');
  return digits ? [[digits], [text]] : [[text]];
}

function readSearch(raw: unknown): SearchAlternatives {
  if (raw === undefined || raw === null || raw === '') return [];
  if (typeof raw !== 'string' || raw.length > SEARCH_MAX || hasForbiddenCharacters(raw)) {
    throw invalidField(['search'], `Busca con un texto de hasta ${SEARCH_MAX} caracteres`);
  }
  return toSearchAlternatives(raw);
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
  const { filters, sort, search, overdue, pagination } = query;
  if (overdue !== undefined && overdue !== 'true' && overdue !== 'false') {
    throw invalidField(['overdue'], 'Debe ser verdadero o falso');
  }
  return {
    where: readFilters(filters),
    orderBy: readSort(sort),
    search: readSearch(search),
    isOverdue: overdue === 'true',
    ...readPage(pagination),
  };
}
