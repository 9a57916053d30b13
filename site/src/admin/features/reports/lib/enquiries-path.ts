import { paths } from '#src/admin/lib/paths.ts';
import type { ReportRange } from '#src/admin/lib/use-report.ts';

/** Filters of the enquiry list, by the name of their URL parameter. */
export type EnquiryFilters = {
  estado?: string;
  tipo?: string;
  origen?: string;
  campana?: string;
  visto?: string;
  canal?: string;
  responsable?: string;
  resultado?: string;
  respuesta?: string;
  vencidas?: string;
};

/** Returns the path of the list with the enquiries of these days. */
export function enquiriesPath({ from, to }: ReportRange, filters: EnquiryFilters = {}): string {
  return paths.enquiries.to({ desde: from, hasta: to, ...filters });
}
