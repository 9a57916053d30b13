import type { Core } from '@strapi/strapi';

import { query } from '../../../platform/strapi/query';

const COLLATOR = new Intl.Collator('es-MX');

/** Returns the categories of all services, each once; the category of a service is free text. */
export async function readServiceCategories(strapi: Core.Strapi): Promise<string[]> {
  const services = await query(strapi, 'api::service.service').findMany({
    where: { publishedAt: null, category: { $notNull: true } },
    select: ['category'],
  });
  const names = services.flatMap(({ category }) => category || []);
  return [...new Set(names)].sort(COLLATOR.compare);
}
