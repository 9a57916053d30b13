import { VISIT_FILTERS, type VisitFilter } from '../../../contracts/visit-columns';
import { invalidField } from '../../platform/http/errors';

/** @throws HttpError unless the only parameter is a column that lists filter by */
export function readVisitFilter({ column, ...rest }: Record<string, unknown>): VisitFilter {
  const unknown = Object.keys(rest)[0];
  if (unknown) throw invalidField([unknown.slice(0, 40)], 'Este parámetro no está permitido');
  const filter = VISIT_FILTERS.find((name) => name === column);
  if (!filter) throw invalidField(['column'], 'Este dato de la visita no existe');
  return filter;
}
