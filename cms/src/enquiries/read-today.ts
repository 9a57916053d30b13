import type { Core } from '@strapi/strapi';

import {
  TODAY_LIMIT,
  type TodayEnquiries,
  TODAY_SECTIONS,
  type TodaySection,
} from '../../contracts/today';
import { query } from '../platform/strapi/query';
import { readOwners } from './read-owners';
import { type StoredEnquiryRow, SUMMARY_FIELDS, toSummary } from './summary';
import { todayWhere } from './today-where';

const ORDERS: Record<TodaySection, object[]> = {
  overdue: [{ dueAt: 'asc' }, { id: 'asc' }],
  dueToday: [{ dueAt: 'asc' }, { id: 'asc' }],
  mine: [{ dueAt: 'asc' }, { id: 'asc' }],
  unassigned: [{ dueAt: 'asc' }, { id: 'asc' }],
  nextSteps: [{ nextStepOn: 'asc' }, { id: 'asc' }],
};

/** Returns what an account has to do today, the most urgent first. */
export async function readToday(
  strapi: Core.Strapi,
  accountId: number,
  now = new Date(),
): Promise<TodayEnquiries> {
  const rows = query<StoredEnquiryRow>(strapi, 'api::enquiry.enquiry');
  const conditions = todayWhere(accountId, now);
  const sections = await Promise.all(
    TODAY_SECTIONS.map(async (section) => {
      const where = conditions[section];
      const orderBy = ORDERS[section];
      const select = [...SUMMARY_FIELDS];
      const [found, total] = await Promise.all([
        rows.findMany({ select, where, orderBy, limit: TODAY_LIMIT }),
        rows.count({ where }),
      ]);
      const owners = await readOwners(strapi, found);
      const enquiries = found.map((row) => toSummary(row, owners));
      return [section, { total, enquiries }] as const;
    }),
  );
  return Object.fromEntries(sections) as TodayEnquiries;
}
