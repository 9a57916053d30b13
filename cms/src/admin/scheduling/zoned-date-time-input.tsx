import { DateTimePicker, Field, Flex, IconButton } from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import { type InputProps, useField } from '@strapi/strapi/admin';
import type { FormEvent, KeyboardEvent } from 'react';

import { fromPicker, readTypedDate, toPicker } from './typed-date';
import { DATE_FIELD } from './use-is-typing-date';

const LAST = new Date(2099, 11, 31);
const TIME_LABEL = 'Hora';

/**
 * Strapi's calendar keeps Tab for itself while it is open, and what was typed with it: here Tab takes
 * the date as Enter does, and goes on to the time.
 */
function leaveWithTab(event: KeyboardEvent<HTMLInputElement>) {
  const input = event.currentTarget;
  if (event.key !== 'Tab' || input.getAttribute('aria-expanded') !== 'true') return;
  event.preventDefault();
  const key = input.value === '' ? 'Escape' : 'Enter';
  input.dispatchEvent(new globalThis.KeyboardEvent('keydown', { key, bubbles: true }));
  if (event.shiftKey) return;
  const time = input
    .closest('[role="group"]')
    ?.querySelector<HTMLInputElement>(`[aria-label="${TIME_LABEL}"]`);
  // The calendar holds the focus until it is gone.
  requestAnimationFrame(() => time?.select());
}

/** The same of the open list of times, whose own props the picker does not hand on. */
function leaveTimeWithTab(event: KeyboardEvent) {
  const { key, target } = event;
  if (key !== 'Tab' || !(target instanceof HTMLInputElement)) return;
  const isOpen = target.getAttribute('aria-expanded') === 'true';
  if (target.getAttribute('aria-label') !== TIME_LABEL || !isOpen) return;
  event.stopPropagation();
  target.dispatchEvent(new globalThis.KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
}

/**
 * Strapi's field for date and time, on the company's clock: its own takes the browser's, and Mexico
 * alone has four time zones.
 */
export function ZonedDateTimeInput(props: InputProps) {
  const { name, label, hint, required, disabled, labelAction } = props;
  const field = useField<string | Date | null>(name);
  const { value } = field;

  // The picker itself takes what was typed only when the field loses the focus.
  function takeTyped(event: FormEvent<HTMLInputElement>) {
    const moment = readTypedDate(event.currentTarget.value, value);
    if (moment !== undefined) field.onChange(name, moment);
  }

  return (
    <Field.Root name={name} error={field.error} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Flex
        {...{ [DATE_FIELD]: '' }}
        gap={1}
        alignItems="flex-start"
        onKeyDownCapture={leaveTimeWithTab}
      >
        <DateTimePicker
          dateLabel="Fecha"
          timeLabel={TIME_LABEL}
          calendarLabel="Elige la fecha"
          monthSelectLabel="Mes"
          yearSelectLabel="Año"
          placeholder="DD/MM/AAAA"
          step={5}
          maxDate={LAST}
          disabled={disabled}
          required={required}
          value={value ? toPicker(value) : null}
          onInput={takeTyped}
          onKeyDown={leaveWithTab}
          onChange={(picked) => {
            // It also answers a value that was emptied from outside, which may be back by then.
            if (picked || value) field.onChange(name, picked ? fromPicker(picked) : null);
          }}
        />
        {/* The picker's own buttons to clear it have labels that end in English. */}
        {value && !disabled ? (
          <IconButton
            label={typeof label === 'string' ? `Borrar «${label}»` : 'Borrar la fecha'}
            variant="ghost"
            onClick={() => field.onChange(name, null)}
          >
            <Cross />
          </IconButton>
        ) : null}
      </Flex>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
