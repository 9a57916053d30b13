import { paths } from '#src/admin/lib/paths.ts';
import type { Range } from './report-range.ts';

/** Filters of the enquiries' list, by their names in its address. */
export type EnquiryFilters = {
  estado?: string;
  tipo?: string;
  origen?: string;
  respuesta?: string;
  vencidas?: string;
};

/** In the list's address: those that came without a page. */
export const NO_SOURCE = 'directo';

/** The list of the enquiries that a figure of these days counts. */
export function enquiriesAddress({ from, to }: Range, filters: EnquiryFilters = {}): string {
  return paths.enquiries.to({ desde: from, hasta: to, ...filters });
}
