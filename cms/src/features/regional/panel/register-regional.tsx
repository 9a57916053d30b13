import { Box, Field, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import {
  type InputProps,
  type StrapiApp,
  useField,
  useFocusInputField,
} from '@strapi/strapi/admin';
import type { ComponentType, ReactNode } from 'react';

import { WEEKDAYS } from '../../../../contracts/format-opening-hours';
import { asField } from '../../../platform/panel/strapi-panel';
import { ClearableDateField } from './clearable-date-field';
import { DayPicker } from './day-picker';
import { findCellFormatter } from './find-cell-formatter';
import { NUMBER_TYPES, type NumberAttribute } from './format-number';
import { NumberInput } from './number-input';
import { isPhone, pickPhoneColumns } from './phone-columns';
import { ZonedDateTimeInput } from './zoned-date-time-input';

type Row = Record<string, unknown>;
type Header = {
  name: string;
  attribute: NumberAttribute;
  cellFormatter?: (row: Row, header: Header) => ReactNode;
};
type Columns = { displayedHeaders: Header[]; layout: unknown };
type Filter = { name: string; type: string; input?: ComponentType };
type Filters = { displayedFilters: Filter[]; layout: unknown };

/** Fields by type of attribute, in forms and in the filters of lists. */
const INPUTS: Readonly<Record<string, ComponentType>> = {
  ...Object.fromEntries(NUMBER_TYPES.map((type) => [type, asField(NumberInput)])),
  integer: asField(IntegerInput),
  date: asField(DayInput),
  datetime: asField(ZonedDateTimeInput),
};
// UPSTREAM: @strapi/content-manager 5.54 · the hook of the filters, and `cellFormatter` of columns
// why: lists format numbers and dates as in the browser's country
// test: site/e2e/panel/dates.spec.ts, site/e2e/panel/home.spec.ts
// until: fields registered with `addFields` also format cells and filters
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

function withMexicanInput(filter: Filter): Filter {
  const input = INPUTS[filter.type];
  return input && !filter.input ? { ...filter, input } : filter;
}

/**
 * Shows and reads numbers and dates of the CMS panel as in Mexico, and reduces the columns of lists on
 * phones: Strapi has one hook for both.
 */
export function registerRegional(app: StrapiApp): void {
  app.addFields(Object.entries(INPUTS).map(([type, Component]) => ({ type, Component })));
  app.registerHook(COLUMNS, ({ displayedHeaders, layout }: Columns) => ({
    displayedHeaders: (isPhone() ? pickPhoneColumns(displayedHeaders) : displayedHeaders).map(
      withMexicanCells,
    ),
    layout,
  }));
  app.registerHook(FILTERS, ({ displayedFilters, layout }: Filters) => ({
    displayedFilters: displayedFilters.map(withMexicanInput),
    layout,
  }));
}

type Props = InputProps & { 'aria-label'?: string };

/** Field of a calendar day. Strapi's own field has English labels and loses a date left with Tab. */
function DayInput(props: Props) {
  const { name, required, disabled } = props;
  const field = useField<string | null>(name);
  const ref = useFocusInputField<HTMLInputElement>(name);
  return (
    <ClearableDateField input={props}>
      <Box flex="1">
        <DayPicker
          ref={ref}
          aria-label={props['aria-label']}
          value={field.value?.slice(0, 10)}
          required={required}
          disabled={disabled}
          onChange={(day) => field.onChange(name, day)}
        />
      </Box>
    </ClearableDateField>
  );
}

type Attribute = NumberAttribute & { pluginOptions?: { panel?: { options?: string } } };

/** Field of an integer; a list of options where the schema names them in `pluginOptions.panel`. */
function IntegerInput(props: InputProps & { attribute?: Attribute }) {
  const isWeekday = props.attribute?.pluginOptions?.panel?.options === 'weekdays';
  return isWeekday ? <WeekdayInput {...props} /> : <NumberInput {...props} />;
}

/** Field of a day of the week, stored as a number from 1 for Monday to 7 for Sunday. */
function WeekdayInput({ name, label, hint, required, disabled, labelAction }: InputProps) {
  const field = useField<number | null>(name);
  const ref = useFocusInputField<HTMLDivElement>(name);
  return (
    <Field.Root name={name} error={field.error} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <SingleSelect
        ref={ref}
        placeholder="Elige un día"
        disabled={disabled}
        value={field.value ?? undefined}
        onChange={(day) => field.onChange(name, Number(day))}
      >
        {WEEKDAYS.map((weekday, index) => (
          <SingleSelectOption key={weekday} value={index + 1}>
            {weekday}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
