import { DatePicker } from '@strapi/design-system';
import { type FormEvent, type KeyboardEvent, forwardRef } from 'react';

import { parseTypedDay } from './parse-typed-day';
import { fromPickerDay, toPickerDay } from './picker-day';

const LAST = toPickerDay('2099-12-31');

type DayPickerProps = {
  /** `YYYY-MM-DD` */
  value: string | undefined;
  onChange: (day: string | null) => void;
  'aria-label'?: string | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  /** Called when Tab has confirmed the day, which moves the focus nowhere. */
  onTab?: (input: HTMLInputElement) => void;
};

/** Picker of a calendar day, which is the same day in every time zone of the browser. */
export const DayPicker = forwardRef<HTMLInputElement, DayPickerProps>(function DayPicker(
  { value, onChange, onTab, ...props },
  ref,
) {
  function change(day: string | null) {
    if (day !== (value ?? null)) onChange(day);
  }

  // The picker itself applies typed text only on blur.
  function applyTyped(event: FormEvent<HTMLInputElement>) {
    const day = parseTypedDay(event.currentTarget.value);
    if (day !== undefined) change(day);
  }

  /**
   * Makes Tab in the open calendar confirm the typed day, like Enter, and move on.
   *
   * UPSTREAM: @strapi/design-system 2.2 · the keys of the calendar, and `aria-expanded`
   * why: it swallows Tab and the typed day
   * test: site/e2e/panel/typed.spec.ts
   * until: Tab confirms what was typed
   */
  function confirmOnTab(event: KeyboardEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    if (event.key !== 'Tab' || input.getAttribute('aria-expanded') !== 'true') return;
    event.preventDefault();
    const key = input.value === '' ? 'Escape' : 'Enter';
    input.dispatchEvent(new globalThis.KeyboardEvent('keydown', { key, bubbles: true }));
    // The calendar traps the focus until it is closed.
    if (!event.shiftKey && onTab) requestAnimationFrame(() => onTab(input));
  }

  return (
    <DatePicker
      {...props}
      ref={ref}
      calendarLabel="Elige la fecha"
      monthSelectLabel="Mes"
      yearSelectLabel="Año"
      placeholder="DD/MM/AAAA"
      maxDate={LAST}
      value={value === undefined ? undefined : toPickerDay(value)}
      onInput={applyTyped}
      onKeyDown={confirmOnTab}
      onChange={(picked) => change(picked ? fromPickerDay(picked) : null)}
    />
  );
});
