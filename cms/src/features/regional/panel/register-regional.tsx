import { Typography } from '@strapi/design-system';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType, ReactNode } from 'react';

import { asField } from '../../../platform/panel/strapi-panel';
import { findCellFormatter } from './find-cell-formatter';
import { isNumberAttribute, NUMBER_TYPES, type NumberAttribute } from './format-number';
import { NumberInput } from './number-input';
import { isPhone, pickPhoneColumns } from './phone-columns';

type Row = Record<string, unknown>;
type Header = {
  name: string;
  attribute: NumberAttribute;
  cellFormatter?: (row: Row, header: Header) => ReactNode;
};
type Columns = { displayedHeaders: Header[]; layout: unknown };
type Filter = { name: string; type: string; input?: ComponentType };
type Filters = { displayedFilters: Filter[]; layout: unknown };

const COLUMNS = 'Admin/CM/pages/ListView/inject-column-in-table';
const FILTERS = 'Admin/CM/pages/ListView/inject-in-filters';

function withMexicanCells(header: Header): Header {
  const format = findCellFormatter(header.attribute);
  if (!format || header.cellFormatter || header.name === 'id') return header;
  return {
    ...header,
    cellFormatter: (row, { name }) => (
      <Typography textColor="neutral800">{format(row[name])}</Typography>
    ),
  };
}

/**
 * Formats numbers and dates of the CMS panel as in Mexico, and reduces the columns of lists on phones:
 * Strapi has one hook for both.
 */
export function registerRegional(app: StrapiApp): void {
  const Component = asField(NumberInput);
  app.addFields(NUMBER_TYPES.map((type) => ({ type, Component })));
  app.registerHook(COLUMNS, ({ displayedHeaders, layout }: Columns) => ({
    displayedHeaders: (isPhone() ? pickPhoneColumns(displayedHeaders) : displayedHeaders).map(
      withMexicanCells,
    ),
    layout,
  }));
  app.registerHook(FILTERS, ({ displayedFilters, layout }: Filters) => ({
    displayedFilters: displayedFilters.map((filter) =>
      isNumberAttribute(filter) && !filter.input ? { ...filter, input: Component } : filter,
    ),
    layout,
  }));
}
