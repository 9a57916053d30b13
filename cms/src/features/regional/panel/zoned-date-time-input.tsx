import { Box, Flex, TimePicker } from '@strapi/design-system';
import { type InputProps, useField, useFocusInputField } from '@strapi/strapi/admin';
import type { KeyboardEvent } from 'react';

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

/**
 * Date-time field in the company's time zone. Strapi's own field uses the browser's, and Mexico has
 * four time zones. Day and time are texts here: a `Date` in the browser's zone cannot hold a time that
 * its clock skips.
 */
export function ZonedDateTimeInput(props: Props) {
  const { name, label, required, disabled } = props;
  const field = useField<string | Date | null>(name);
  const ref = useFocusInputField<HTMLInputElement>(name);
  const shown = field.value ? toWallTime(field.value) : undefined;

  function change(part: Partial<WallTime>) {
    const date = changeWallTime(field.value, part);
    if (date !== undefined) field.onChange(name, date);
  }

  const groupLabel = typeof label === 'string' ? label : props['aria-label'];
  return (
    <ClearableDateField input={props} onKeyDownCapture={confirmTimeOnTab}>
      <Flex
        {...{ [DATE_FIELD]: '' }}
        role="group"
        aria-label={groupLabel}
        flex="1"
        gap={1}
        wrap="wrap"
      >
        <Box flex="1">
          <DayPicker
            ref={ref}
            aria-label="Fecha"
            value={shown?.day}
            required={required}
            disabled={disabled}
            onTab={selectTime}
            onChange={(day) => (day === null ? field.onChange(name, null) : change({ day }))}
          />
        </Box>
        <Box flex="1">
          <TimePicker
            aria-label={TIME_LABEL}
            step={STEP_MINUTES}
            value={shown?.time ?? ''}
            required={required}
            disabled={disabled}
            onChange={(time) => {
              if (time && time !== shown?.time) change({ time });
            }}
          />
        </Box>
      </Flex>
    </ClearableDateField>
  );
}
