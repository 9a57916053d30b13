import type { Core } from '@strapi/strapi';

import type {
  EnquiryCountsResponse,
  EnquiryListResponse,
} from '../../../../contracts/dashboard-enquiry';
import { enquiryRows } from '../../../enquiries/enquiry-rows';
import { listWhere, overdueWhere } from '../../../enquiries/list-where';
import { readOwners } from '../../../enquiries/read-owners';
import { SUMMARY_FIELDS, toSummary } from '../../../enquiries/summary';
import type { ListQuery } from '../../../enquiries/validation/list-query';

export async function listEnquiries(
  strapi: Core.Strapi,
  list: ListQuery,
): Promise<EnquiryListResponse> {
  const { page, pageSize, orderBy } = list;
  const where = listWhere(list);
  const [found, total] = await Promise.all([
    enquiryRows(strapi).findMany({
      ...{ select: [...SUMMARY_FIELDS], where, orderBy },
      offset: (page - 1) * pageSize,
      limit: pageSize,
    }),
    enquiryRows(strapi).count({ where }),
  ]);
  const owners = await readOwners(strapi, found);
  const pageCount = Math.ceil(total / pageSize);
  return {
    data: found.map((row) => toSummary(row, owners)),
    meta: { pagination: { page, pageSize, pageCount, total } },
  };
}

/** Returns the counts that the dashboard polls. */
export async function countEnquiries(strapi: Core.Strapi): Promise<EnquiryCountsResponse['data']> {
  const [nuevo, overdue, newest] = await Promise.all([
    enquiryRows(strapi).count({ where: { status: 'nuevo' } }),
    enquiryRows(strapi).count({ where: overdueWhere() }),
    enquiryRows(strapi).findOne({
      select: ['createdAt'],
      where: { status: { $ne: 'spam' } },
      orderBy: { createdAt: 'desc' },
    }),
  ]);
  return { nuevo, overdue, newestAt: newest?.createdAt ?? null };
}
