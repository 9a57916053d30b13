import { Field, NumberInput as Input } from '@strapi/design-system';
import { type InputProps, useField, useFocusInputField } from '@strapi/strapi/admin';

import { localeOf, type NumberAttribute } from './number-words';

const CENT = 0.01;
const DECIMALS = ['decimal', 'float'];

type Props = InputProps & { attribute?: NumberAttribute; 'aria-label'?: string };

/**
 * Strapi's field for numbers, with the point of Mexico: its own takes the comma of Spain, and makes
 * 149,999 pesos of a typed 1499.99.
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
        locale={localeOf(props.attribute ?? {})}
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
