import { DateTimePicker, Field, Flex, IconButton } from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import { type InputProps, useField } from '@strapi/strapi/admin';
import type { FormEvent, KeyboardEvent } from 'react';

import { fromPickerDate, parseTypedDate, toPickerDate } from './parse-typed-date';
import { DATE_FIELD } from './use-is-typing-date';

const LAST = new Date(2099, 11, 31);
const TIME_LABEL = 'Hora';

/**
 * Makes Tab in the open calendar confirm the typed date, like Enter, and move to the time. Strapi's
 * calendar swallows Tab and the typed date.
 */
function confirmDateOnTab(event: KeyboardEvent<HTMLInputElement>) {
  const input = event.currentTarget;
  if (event.key !== 'Tab' || input.getAttribute('aria-expanded') !== 'true') return;
  event.preventDefault();
  const key = input.value === '' ? 'Escape' : 'Enter';
  input.dispatchEvent(new globalThis.KeyboardEvent('keydown', { key, bubbles: true }));
  if (event.shiftKey) return;
  const time = input
    .closest('[role="group"]')
    ?.querySelector<HTMLInputElement>(`[aria-label="${TIME_LABEL}"]`);
  // The calendar traps the focus until it is closed.
  requestAnimationFrame(() => time?.select());
}

/** Does the same for the list of times, whose key handler the picker does not expose. */
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
 * four time zones.
 */
export function ZonedDateTimeInput(props: InputProps) {
  const { name, label, hint, required, disabled, labelAction } = props;
  const field = useField<string | Date | null>(name);
  const { value } = field;

  // The picker itself applies typed text only on blur.
  function applyTyped(event: FormEvent<HTMLInputElement>) {
    const date = parseTypedDate(event.currentTarget.value, value);
    if (date !== undefined) field.onChange(name, date);
  }

  return (
    <Field.Root name={name} error={field.error} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Flex
        {...{ [DATE_FIELD]: '' }}
        gap={1}
        alignItems="flex-start"
        onKeyDownCapture={confirmTimeOnTab}
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
          value={value ? toPickerDate(value) : null}
          onInput={applyTyped}
          onKeyDown={confirmDateOnTab}
          onChange={(picked) => {
            // The picker also calls this after the value was cleared from outside; ignore that.
            if (picked || value) field.onChange(name, picked ? fromPickerDate(picked) : null);
          }}
        />
        {/* The labels of the picker's own clear buttons are partly English. */}
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
