import { TOUCH_FIELDS, touchColumn, type VisitColumns } from '../../contracts/visit-columns';
import type { VisitSource } from '../../contracts/visit-source';

/** Returns the columns of an enquiry that store the source of its visit. */
export function toVisitColumns(visit: VisitSource = {}): Partial<VisitColumns> {
  const columns: Partial<VisitColumns> = { viewedPage: visit.viewedPage ?? null };
  for (const name of ['first', 'last'] as const) {
    for (const field of TOUCH_FIELDS) {
      columns[touchColumn(name, field)] = visit[name]?.[field] ?? null;
    }
  }
  return columns;
}
