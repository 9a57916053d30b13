import { VISIT_FILTERS, type VisitFilter } from '../../../contracts/visit-columns';
import { invalidField } from '../../platform/http/errors';
import { refuseUnknownParams } from '../../platform/http/refuse-unknown-params';

/** @throws HttpError unless the only parameter is a column that lists filter by */
export function readVisitFilter(query: Record<string, unknown>): VisitFilter {
  refuseUnknownParams(query, ['column']);
  const filter = VISIT_FILTERS.find((name) => name === query.column);
  if (!filter) throw invalidField(['column'], 'Este dato de la visita no existe');
  return filter;
}
