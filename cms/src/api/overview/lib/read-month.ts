import type { Core, UID } from '@strapi/strapi';

import type { MonthFigure, Overview } from '../../../../contracts/overview';
import { formatDay, zonedTimeToDate } from '../../../../contracts/zoned-time';
import { enquiryRows } from '../../../enquiries/enquiry-rows';
import { genuineWhere } from '../../../enquiries/list-where';
import { type DaySpan, monthToDate } from './month-to-date';

const createdIn = ({ from, to }: DaySpan) => ({
  createdAt: {
    $gte: zonedTimeToDate(from).toISOString(),
    $lt: zonedTimeToDate(to + 1).toISOString(),
  },
});

/** Returns the sales, enquiries and new entries of the month to date and of the month before. */
export async function readMonth(strapi: Core.Strapi, now: Date): Promise<Overview['month']> {
  const { current, previous } = monthToDate(now);

  async function compare(read: (span: DaySpan) => Promise<number>): Promise<MonthFigure> {
    const [month, monthBefore] = await Promise.all([read(current), read(previous)]);
    return { current: month, previous: monthBefore };
  }

  /** Returns the sum in pesos. */
  async function sumSales({ from, to }: DaySpan): Promise<number> {
    const [row] = await strapi.db
      .connection('enquiries')
      .where({ result: 'ganada' })
      .whereBetween('sale_date', [formatDay(from), formatDay(to)])
      .sum<{ total: number | string | null }[]>({ total: 'sale_amount' });
    // SQLite adds floating point numbers.
    return Math.round(Number(row?.total ?? 0) * 100) / 100;
  }

  const countEnquiries = (span: DaySpan) =>
    enquiryRows(strapi).count({ where: { ...genuineWhere(), ...createdIn(span) } });
  const countNew = (uid: UID.CollectionType) => (span: DaySpan) =>
    strapi.documents(uid).count({ status: 'draft', filters: createdIn(span) });

  const [sales, enquiries, products, services] = await Promise.all([
    compare(sumSales),
    compare(countEnquiries),
    compare(countNew('api::product.product')),
    compare(countNew('api::service.service')),
  ]);
  const days = { from: formatDay(current.from), to: formatDay(current.to) };
  return { ...days, sales, enquiries, products, services };
}
