import { Typography } from '@strapi/design-system';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType, ReactNode } from 'react';

import { findCellWords } from './cell-words';
import { NumberInput } from './number-input';
import { isNumber, NUMBERS, type NumberAttribute } from './number-words';
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
  const tell = findCellWords(header.attribute);
  if (!tell || header.cellFormatter || header.name === 'id') return header;
  return {
    ...header,
    cellFormatter: (row, { name }) => (
      <Typography textColor="neutral800">{tell(row[name])}</Typography>
    ),
  };
}

/**
 * Reads and writes the panel's numbers and dates as in Mexico, and keeps lists narrow on phones: both
 * go through the only hook that Strapi has for the columns of a list.
 */
export function registerRegional(app: StrapiApp): void {
  const Component = NumberInput as ComponentType;
  app.addFields(NUMBERS.map((type) => ({ type, Component })));
  app.registerHook(COLUMNS, ({ displayedHeaders, layout }: Columns) => ({
    displayedHeaders: (isPhone() ? pickPhoneColumns(displayedHeaders) : displayedHeaders).map(
      withMexicanCells,
    ),
    layout,
  }));
  app.registerHook(FILTERS, ({ displayedFilters, layout }: Filters) => ({
    displayedFilters: displayedFilters.map((filter) =>
      isNumber(filter) && !filter.input ? { ...filter, input: Component } : filter,
    ),
    layout,
  }));
}
