import type { Query } from '#src/admin/lib/to-query.ts';
import { ENQUIRY_PAGE_SIZE, SEARCH_MAX } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import {
  ALL_STATUSES,
  MINE,
  MINE_OR_FREE,
  NO_OWNER,
  NO_RESULT,
  NO_SOURCE,
  monthAfter,
  NO_VISIT_VALUE,
  readQuoteMonths,
  readReplyMinutes,
  toStatuses,
  type ListSort,
  type ListState,
} from '@tequiora/cms/contracts/enquiry-list-params.ts';
import { SUSPECT_STATUSES } from '@tequiora/cms/contracts/enquiry.ts';
import { VISIT_FILTERS } from '@tequiora/cms/contracts/visit-columns.ts';
import { endOfDay, startOfDay } from './start-of-day.ts';

const SORTS: Record<ListSort, string> = {
  urgencia: 'urgency',
  recibida: 'createdAt:asc',
  '-recibida': 'createdAt:desc',
  nombre: 'name:asc',
  '-nombre': 'name:desc',
  estado: 'status:asc',
  '-estado': 'status:desc',
};

/**
 * Returns the API query of the export: filters and order, without pages.
 * @param userId the signed-in account
 */
export function toExportQuery(state: ListState, userId: number): Query {
  const { search, type, channel, source, from, to, isOverdue, isIdle, sort } = state;
  return {
    search: search.trim().slice(0, SEARCH_MAX),
    overdue: isOverdue || null,
    idle: isIdle || null,
    sort: SORTS[sort],
    filters: {
      status: statusFilter(state),
      ...ownerFilter(state.owner, userId),
      type: type ? { $eq: type } : null,
      channel: channel ? { $eq: channel } : null,
      sourcePath: valueFilter(source, NO_SOURCE),
      createdAt: { $gte: from && startOfDay(from), $lt: to && endOfDay(to) },
      ...visitFilters(state),
      ...replyFilter(state.reply),
      ...(state.hasMails ? { unansweredMails: { $gt: 0 } } : null),
      ...resultFilter(state.result),
      ...saleFilter(state.saleMonth),
      ...quoteFilter(state.quote),
    },
  };
}

/** Returns the API query for one page of the list. */
export function toListQuery(state: ListState, userId: number): Query {
  return {
    ...toExportQuery(state, userId),
    pagination: { page: state.page, pageSize: ENQUIRY_PAGE_SIZE },
  };
}

/** A search finds doubtful enquiries, because the person on the telephone may have sent one. */
function statusFilter({ status, search }: ListState): Query | null {
  if (status === ALL_STATUSES) return null;
  if (status) return { $in: toStatuses(status) };
  return search.trim() ? { $ne: 'spam' } : { $notIn: SUSPECT_STATUSES };
}

function ownerFilter(owner: string, userId: number): Query {
  if (owner === MINE_OR_FREE) {
    return { $or: [{ ownerId: { $eq: userId } }, { ownerId: { $null: true } }] };
  }
  return { ownerId: valueFilter(owner === MINE ? String(userId) : owner, NO_OWNER) };
}

function visitFilters(state: ListState): Query {
  return Object.fromEntries(
    VISIT_FILTERS.map((name) => [name, valueFilter(state[name], NO_VISIT_VALUE)]),
  );
}

function replyFilter(value: string): Query | null {
  if (!value) return null;
  const minutes = readReplyMinutes(value);
  if (minutes !== null) return { answerMinutes: { $lte: minutes } };
  return { firstReplyAt: value === 'con' ? { $notNull: true } : { $null: true } };
}

function resultFilter(value: ListState['result']): Query | null {
  if (value !== NO_RESULT) return value && { result: { $eq: value } };
  return { result: { $null: true }, $and: [{ status: { $eq: 'completado' } }] };
}

function saleFilter(month: string): Query | null {
  if (!month) return null;
  return { saleDate: { $gte: `${month}-01`, $lt: `${monthAfter(month)}-01` } };
}

function quoteFilter(value: string): Query | null {
  if (!value) return null;
  const { from, to } = readQuoteMonths(value);
  if (!from && !to) return { quoteSaleOn: { $notNull: true } };
  return { quoteSaleOn: { $gte: from && `${from}-01`, $lt: to && `${to}-01` } };
}

/** @param none the value for enquiries without one */
function valueFilter(value: string, none: string): Query | null {
  if (!value) return null;
  return value === none ? { $null: true } : { $eq: value };
}
