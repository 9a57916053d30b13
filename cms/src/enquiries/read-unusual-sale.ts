import type { Core } from '@strapi/strapi';

import { enquiryRows } from './enquiry-rows';

const LATEST = 100;
/** With fewer sales nothing is usual yet. */
const ENOUGH = 5;
const TIMES = 10;
const DEFAULT_PESOS = 1_000_000;

/** Returns the amount in pesos from which a sale is far above the latest ones: ten times their median. */
export async function readUnusualSale(strapi: Core.Strapi): Promise<number> {
  const sales = await enquiryRows(strapi).findMany({
    select: ['saleAmount'],
    where: { result: 'ganada' },
    orderBy: { saleDate: 'desc' },
    limit: LATEST,
  });
  const amounts = sales.map(({ saleAmount }) => Number(saleAmount)).sort((a, b) => a - b);
  if (amounts.length < ENOUGH) return DEFAULT_PESOS;
  return TIMES * (amounts[Math.floor(amounts.length / 2)] ?? DEFAULT_PESOS);
}
