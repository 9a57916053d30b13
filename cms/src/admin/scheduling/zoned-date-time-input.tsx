import { DateTimePicker, Field } from '@strapi/design-system';
import { type InputProps, useField } from '@strapi/strapi/admin';

import { formatLocal, momentOf } from '../../lib/zoned-time';

const DAY_MS = 24 * 60 * 60_000;
const LAST = new Date(2099, 11, 31);

/** A date whose reading on this browser's clock is that of `moment` on the company's. */
function toPicker(moment: string | Date): Date {
  return new Date(formatLocal(new Date(moment)).replace(' ', 'T'));
}

function fromPicker(picked: Date): string {
  const day = Date.UTC(picked.getFullYear(), picked.getMonth(), picked.getDate()) / DAY_MS;
  return momentOf(day, picked.getHours() * 60 + picked.getMinutes()).toISOString();
}

/**
 * Strapi's field for date and time, on the company's clock: its own takes the browser's, and Mexico
 * alone has four time zones.
 */
export function ZonedDateTimeInput(props: InputProps) {
  const { name, label, hint, required, disabled, labelAction } = props;
  const field = useField<string | Date | null>(name);
  const { value } = field;
  return (
    <Field.Root name={name} error={field.error} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <DateTimePicker
        clearLabel="Borrar"
        dateLabel="Fecha"
        timeLabel="Hora"
        step={5}
        maxDate={LAST}
        disabled={disabled}
        required={required}
        value={value ? toPicker(value) : null}
        onChange={(picked) => field.onChange(name, picked ? fromPicker(picked) : null)}
        onClear={() => field.onChange(name, null)}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
