import type { Core } from '@strapi/strapi';

import {
  ENQUIRY_CHANNEL_LABELS,
  ENQUIRY_STATUS_LABELS,
  ENQUIRY_TYPE_LABELS,
} from '../../contracts/enquiry';
import type { ReportDimension } from '../../contracts/report';
import { readOwnerNames } from './read-owners';
import { pathOf, readPageTitles } from './read-page-titles';

type Labels = ReadonlyMap<string, string>;

type DimensionSource = {
  column: string;
  /** True if the values are so few that the report groups by these columns together. */
  hasFewValues?: true;
  /** Label of the enquiries without a value. */
  none: string;
  /** Returns the labels of stored values; values without one are shown as they are. */
  readLabels: (strapi: Core.Strapi, values: readonly string[]) => Promise<Labels> | Labels;
};

const fixedLabels = (labels: Record<string, string>) => () => new Map(Object.entries(labels));

/** Returns the title of the page for each address that has a current page. */
async function readAddressTitles(strapi: Core.Strapi, addresses: readonly string[]) {
  const titles = await readPageTitles(strapi, addresses.map(pathOf));
  return new Map(
    addresses.flatMap((address): [string, string][] => {
      const title = titles.get(pathOf(address));
      return title ? [[address, title]] : [];
    }),
  );
}

/** Where each dimension of the report comes from. */
export const REPORT_SOURCES: Record<ReportDimension, DimensionSource> = {
  campaign: { column: 'last_campaign', none: 'Sin campaña', readLabels: fixedLabels({}) },
  page: { column: 'source_path', none: 'Sin página de origen', readLabels: readAddressTitles },
  product: {
    column: 'viewed_page',
    none: 'Ningún producto ni servicio',
    readLabels: readAddressTitles,
  },
  channel: {
    column: 'channel',
    hasFewValues: true,
    none: 'Sin canal',
    readLabels: fixedLabels(ENQUIRY_CHANNEL_LABELS),
  },
  owner: {
    column: 'owner_id',
    hasFewValues: true,
    none: 'Sin responsable',
    readLabels: readOwnerNames,
  },
  type: {
    column: 'type',
    hasFewValues: true,
    none: 'Sin tipo',
    readLabels: fixedLabels(ENQUIRY_TYPE_LABELS),
  },
  status: {
    column: 'status',
    hasFewValues: true,
    none: 'Sin estado',
    readLabels: fixedLabels(ENQUIRY_STATUS_LABELS),
  },
};
