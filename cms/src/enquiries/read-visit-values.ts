import type { Core } from '@strapi/strapi';

import { SUSPECT_STATUSES } from '../../contracts/enquiry';
import { VISIT_VALUES_MAX, type VisitFilter } from '../../contracts/visit-columns';

/** Returns the values of a column, most enquiries first, without doubtful ones and spam. */
export async function readVisitValues(strapi: Core.Strapi, filter: VisitFilter): Promise<string[]> {
  const column = filter.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return strapi.db
    .connection('enquiries')
    .whereNotNull(column)
    .whereNotIn('status', [...SUSPECT_STATUSES])
    .groupBy(column)
    .orderByRaw('count(*) desc, ??', [column])
    .limit(VISIT_VALUES_MAX)
    .pluck<string[]>(column);
}
