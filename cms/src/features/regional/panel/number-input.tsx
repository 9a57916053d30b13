import { Field, NumberInput as Input } from '@strapi/design-system';
import { type InputProps, useField, useFocusInputField } from '@strapi/strapi/admin';

import { numberLocaleOf, type NumberAttribute } from './format-number';

const CENT = 0.01;
const DECIMALS = ['decimal', 'float'];

type Props = InputProps & { attribute?: NumberAttribute; 'aria-label'?: string };

/**
 * Number field with the decimal point of Mexico. Strapi's own field uses the comma of Spain and reads
 * a typed 1499.99 as 149,999.
 */
export function NumberInput(props: Props) {
  const { name, label, hint, required, disabled, labelAction, placeholder, type } = props;
  const field = useField<number | null>(name);
  const focused = useFocusInputField<HTMLInputElement>(name);
  return (
    <Field.Root name={name} error={field.error} hint={hint} required={required}>
      {label && <Field.Label action={labelAction}>{label}</Field.Label>}
      <Input
        ref={focused}
        aria-label={props['aria-label']}
        locale={numberLocaleOf(props.attribute ?? {})}
        placeholder={placeholder}
        required={required}
        disabled={disabled}
        step={DECIMALS.includes(type) ? CENT : 1}
        value={field.value ?? undefined}
        onValueChange={(value) => field.onChange(name, value ?? null)}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
