import { Box, Flex, TimePicker } from '@strapi/design-system';
import { type InputProps, useField, useFocusInputField } from '@strapi/strapi/admin';
import { type KeyboardEvent, forwardRef } from 'react';

import { DATE_FIELD } from '../../../platform/panel/date-field';
import { ClearableDateField } from './clearable-date-field';
import { DayPicker } from './day-picker';
import { changeWallTime, toWallTime, type WallTime } from './wall-time';

const TIME_LABEL = 'Hora';
const STEP_MINUTES = 5;

type Props = InputProps & { 'aria-label'?: string };

function selectTime(date: HTMLInputElement) {
  const time = date
    .closest('[role="group"]')
    ?.querySelector<HTMLInputElement>(`[aria-label="${TIME_LABEL}"]`);
  time?.select();
}

/**
 * Makes Tab confirm the typed time, like Enter.
 *
 * UPSTREAM: @strapi/design-system 2.2 · the keys of the time picker, and `aria-expanded`
 * why: Tab drops the typed time, and the picker does not expose the key handler of its list
 * test: site/e2e/panel/typed.spec.ts
 * until: Tab confirms what was typed
 */
function confirmTimeOnTab(event: KeyboardEvent) {
  const { key, target } = event;
  if (key !== 'Tab' || !(target instanceof HTMLInputElement)) return;
  const isOpen = target.getAttribute('aria-expanded') === 'true';
  if (target.getAttribute('aria-label') !== TIME_LABEL || !isOpen) return;
  event.stopPropagation();
  target.dispatchEvent(new globalThis.KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
}

type ZonedDateTimeProps = {
  /** A date, or its ISO text. */
  value: string | Date | null | undefined;
  /** Called with the ISO text, or null for an empty date. */
  onChange: (date: string | null) => void;
  'aria-label'?: string | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
};

/**
 * Picker of a day and a time of the company's clock. Day and time are texts here: a `Date` in the
 * browser's zone cannot hold a time that its clock skips.
 */
const ZonedDateTime = forwardRef<HTMLInputElement, ZonedDateTimeProps>(function ZonedDateTime(
  { value, onChange, 'aria-label': label, ...props },
  ref,
) {
  const shown = value ? toWallTime(value) : undefined;

  function change(part: Partial<WallTime>) {
    const date = changeWallTime(value, part);
    if (date !== undefined) onChange(date);
  }

  return (
    <Flex {...{ [DATE_FIELD]: '' }} role="group" aria-label={label} flex="1" gap={1} wrap="wrap">
      <Box flex="1">
        <DayPicker
          {...props}
          ref={ref}
          aria-label="Fecha"
          value={shown?.day}
          onTab={selectTime}
          onChange={(day) => (day === null ? onChange(null) : change({ day }))}
        />
      </Box>
      <Box flex="1">
        <TimePicker
          {...props}
          aria-label={TIME_LABEL}
          step={STEP_MINUTES}
          value={shown?.time ?? ''}
          onChange={(time) => {
            if (time && time !== shown?.time) change({ time });
          }}
        />
      </Box>
    </Flex>
  );
});

/**
 * Date-time field in the company's time zone. Strapi's own field uses the browser's, and Mexico has
 * four time zones.
 */
export function ZonedDateTimeInput(props: Props) {
  const { name, label, required, disabled } = props;
  const field = useField<string | Date | null>(name);
  const ref = useFocusInputField<HTMLInputElement>(name);
  return (
    <ClearableDateField input={props} onKeyDownCapture={confirmTimeOnTab}>
      <ZonedDateTime
        ref={ref}
        aria-label={typeof label === 'string' ? label : props['aria-label']}
        value={field.value}
        required={required}
        disabled={disabled}
        onChange={(date) => field.onChange(name, date)}
      />
    </ClearableDateField>
  );
}

type PickerProps = {
  value?: Date | undefined;
  onChange: (date: Date | undefined) => void;
  'aria-label'?: string;
};

/**
 * Takes the place of the date-time picker of the design system, which uses the browser's time zone, in
 * modules of Strapi (src/admin/vite.config.ts).
 */
export function CompanyDateTimePicker({ value, onChange, 'aria-label': label }: PickerProps) {
  return (
    <ZonedDateTime
      aria-label={label}
      value={value}
      onChange={(date) => onChange(date === null ? undefined : new Date(date))}
    />
  );
}
