import type { Core } from '@strapi/strapi';

import { VISIT_VALUES_MAX, type VisitFilter } from '../../contracts/visit-columns';

/** Returns the values of a column, most enquiries first, without spam. */
export async function readVisitValues(strapi: Core.Strapi, filter: VisitFilter): Promise<string[]> {
  const column = filter.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return strapi.db
    .connection('enquiries')
    .whereNotNull(column)
    .andWhere('status', '<>', 'spam')
    .groupBy(column)
    .orderByRaw('count(*) desc, ??', [column])
    .limit(VISIT_VALUES_MAX)
    .pluck<string[]>(column);
}
