import type { Core } from '@strapi/strapi';

import {
  SEARCH_COUNT_MAX,
  type EnquiryCountsResponse,
  type EnquiryListPagination,
  type EnquiryListResponse,
} from '../../../../contracts/dashboard-enquiry';
import { enquiryRows } from '../../../enquiries/enquiry-rows';
import {
  genuineWhere,
  idleWhere,
  listWhere,
  overdueWhere,
  withMailsWhere,
} from '../../../enquiries/list-where';
import { readIdleCutoff } from '../../../enquiries/read-idle-cutoff';
import { readOwners } from '../../../enquiries/read-owners';
import { SUMMARY_FIELDS, toSummary } from '../../../enquiries/summary';
import type { ListQuery } from '../../../enquiries/validation/list-query';

type Total = Pick<EnquiryListPagination, 'total' | 'isCapped'>;

/** A search that finds at most so many sorts what it found. */
const FEW_FOUND = 500;

/** Returns one page and the total of the list. */
async function readPage(strapi: Core.Strapi, list: ListQuery) {
  const where = await listWhere(strapi, list);
  const isSearch = list.search.length > 0;
  const few = isSearch ? await findFew(strapi, where) : null;
  const shown = few ? { id: { $in: few } } : where;
  const [found, total] = await Promise.all([
    enquiryRows(strapi).findMany({
      ...{ select: [...SUMMARY_FIELDS], where: shown, orderBy: list.orderBy },
      offset: (list.page - 1) * list.pageSize,
      limit: list.pageSize,
    }),
    few ? { total: few.length, isCapped: false } : countRows(strapi, where, isSearch),
  ]);
  return { found, ...total };
}

/** Counts the matching rows; those of a search up to `SEARCH_COUNT_MAX`. */
async function countRows(strapi: Core.Strapi, where: object, isSearch: boolean): Promise<Total> {
  const beyond = isSearch
    ? await enquiryRows(strapi).findMany({
        ...{ select: ['id'], where },
        ...{ offset: SEARCH_COUNT_MAX, limit: 1 },
      })
    : [];
  if (beyond.length > 0) return { total: SEARCH_COUNT_MAX, isCapped: true };
  return { total: await enquiryRows(strapi).count({ where }), isCapped: false };
}

/**
 * Returns the ids of all matching rows; null when there are many. Without it, SQLite looks for few rows
 * along the index of the order, and reads nearly the whole table row by row.
 */
async function findFew(strapi: Core.Strapi, where: object): Promise<number[] | null> {
  const rows = await enquiryRows(strapi).findMany({
    select: ['id'],
    where,
    limit: FEW_FOUND + 1,
  });
  return rows.length > FEW_FOUND ? null : rows.map(({ id }) => id);
}

export async function listEnquiries(
  strapi: Core.Strapi,
  list: ListQuery,
): Promise<EnquiryListResponse> {
  const { page, pageSize } = list;
  const { found, total, isCapped } = await readPage(strapi, list);
  const owners = await readOwners(strapi, found);
  const pageCount = Math.ceil(total / pageSize);
  return {
    data: found.map((row) => toSummary(row, owners)),
    meta: { pagination: { page, pageSize, pageCount, total, isCapped } },
  };
}

/** Returns the counts that the dashboard polls. */
export async function countEnquiries(strapi: Core.Strapi): Promise<EnquiryCountsResponse['data']> {
  const idleCutoff = await readIdleCutoff(strapi);
  const [nuevo, overdue, withMails, dudoso, idle, newest] = await Promise.all([
    enquiryRows(strapi).count({ where: { status: 'nuevo' } }),
    enquiryRows(strapi).count({ where: overdueWhere() }),
    enquiryRows(strapi).count({ where: withMailsWhere() }),
    enquiryRows(strapi).count({ where: { status: 'dudoso' } }),
    enquiryRows(strapi).count({ where: idleWhere(idleCutoff) }),
    enquiryRows(strapi).findOne({
      select: ['createdAt'],
      where: genuineWhere(),
      orderBy: { createdAt: 'desc' },
    }),
  ]);
  return { nuevo, overdue, withMails, dudoso, idle, newestAt: newest?.createdAt ?? null };
}
