import type { Core, UID } from '@strapi/strapi';

import type { MonthFigure, Overview, QuoteSum } from '../../../../contracts/overview';
import { formatDay, zonedTimeToDate } from '../../../../contracts/zoned-time';
import { enquiryRows } from '../../../enquiries/enquiry-rows';
import { genuineWhere, OPEN_STATUSES } from '../../../enquiries/list-where';
import { type DaySpan, monthToDate } from './month-to-date';

const createdIn = ({ from, to }: DaySpan) => ({
  createdAt: {
    $gte: zonedTimeToDate(from).toISOString(),
    $lt: zonedTimeToDate(to + 1).toISOString(),
  },
});

/** Returns the first day of the month after that of a first day. */
const monthAfter = (first: number) => `${formatDay(first + 31).slice(0, 7)}-01`;

/** SQLite adds floating point numbers. */
const toCents = (amount: number) => Math.round(amount * 100) / 100;

/**
 * Returns the sales, enquiries and new entries of the month to date and of the month before, and the sales
 * that are expected in the whole month.
 */
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
    return toCents(Number(row?.total ?? 0));
  }

  /** Sums the quotes of open enquiries whose sale is expected on days from `from` until before `to`. */
  async function sumQuotes(from: string, to: string): Promise<QuoteSum> {
    const [row] = await strapi.db
      .connection('enquiries')
      .whereIn('status', [...OPEN_STATUSES])
      .where('quote_sale_on', '>=', from)
      .where('quote_sale_on', '<', to)
      .sum({ total: 'quote_amount' })
      .count<{ total: number | string | null; count: number | string }[]>({ count: '*' });
    return { count: Number(row?.count ?? 0), amount: toCents(Number(row?.total ?? 0)) };
  }

  const countEnquiries = (span: DaySpan) =>
    enquiryRows(strapi).count({ where: { ...genuineWhere(), ...createdIn(span) } });
  const countNew = (uid: UID.CollectionType) => (span: DaySpan) =>
    strapi.documents(uid).count({ status: 'draft', filters: createdIn(span) });

  const first = formatDay(current.from);
  const [sales, expected, late, enquiries, products, services] = await Promise.all([
    compare(sumSales),
    sumQuotes(first, monthAfter(current.from)),
    sumQuotes('1900-01-01', first),
    compare(countEnquiries),
    compare(countNew('api::product.product')),
    compare(countNew('api::service.service')),
  ]);
  const days = { from: formatDay(current.from), to: formatDay(current.to) };
  return { ...days, sales, forecast: { expected, late }, enquiries, products, services };
}
