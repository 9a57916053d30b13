import {
  NO_OWNER,
  NO_SOURCE,
  NO_VISIT_VALUE,
} from '@tequiora/cms/contracts/enquiry-list-params.ts';
import {
  REPORT_DIMENSIONS,
  type Report,
  type ReportDimension,
} from '@tequiora/cms/contracts/report.ts';
import type { UrlParam } from '@tequiora/cms/contracts/url-params.ts';
import { enquiriesPath, type EnquiryFilters } from './enquiries-path.ts';

/** The filter of the enquiry list per dimension, and its value for enquiries without one. */
const DIMENSION_FILTERS = {
  campaign: { filter: 'campana', none: NO_VISIT_VALUE },
  page: { filter: 'origen', none: NO_SOURCE },
  product: { filter: 'visto', none: NO_VISIT_VALUE },
  channel: { filter: 'canal', none: '' },
  owner: { filter: 'responsable', none: NO_OWNER },
  type: { filter: 'tipo', none: '' },
  status: { filter: 'estado', none: '' },
} as const satisfies Record<ReportDimension, { filter: keyof EnquiryFilters; none: string }>;

const DEFAULT: ReportDimension = 'campaign';

/** The dimension in the URL, by the name of its filter. */
const dimensionParam: UrlParam<ReportDimension> = {
  name: 'por',
  read: (text) =>
    REPORT_DIMENSIONS.find((name) => DIMENSION_FILTERS[name].filter === text) ?? DEFAULT,
  write: (name) => (name === DEFAULT ? null : DIMENSION_FILTERS[name].filter),
};

export const dimensionParams = { dimension: dimensionParam };

/**
 * Returns the path of the list with the enquiries of a row.
 * @param value null for the enquiries without a value
 * @param filters narrows the list to one figure of the row
 */
export function rowPath(
  report: Report,
  dimension: ReportDimension,
  value: string | null,
  filters: EnquiryFilters = {},
): string {
  const { filter, none } = DIMENSION_FILTERS[dimension];
  return enquiriesPath(report, { [filter]: value ?? none, ...filters });
}
