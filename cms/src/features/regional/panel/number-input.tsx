import { Field, NumberInput as Input, useComposedRefs } from '@strapi/design-system';
import { type InputProps, useField, useFocusInputField } from '@strapi/strapi/admin';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { numberLocaleOf, type NumberAttribute } from './format-number';

const CENT = 0.01;
const DECIMALS = ['decimal', 'float'];

type Props = InputProps & { attribute?: NumberAttribute; 'aria-label'?: string };

/**
 * Returns the props of an input that shows its typed text and ignores any other `value` until it is
 * mounted again: a new `key` for each value that was not typed, such as a restored one.
 */
function useTypedInput(value: number | null, onChange: (value: number | null) => void) {
  const input = useRef<HTMLInputElement>(null);
  const typed = useRef(value);
  const [mount, setMount] = useState({ key: 0, hasFocus: false });
  useEffect(() => {
    if (value === typed.current) return;
    typed.current = value;
    const hasFocus = document.activeElement === input.current;
    setMount(({ key }) => ({ key: key + 1, hasFocus }));
  }, [value]);
  useLayoutEffect(() => {
    if (mount.hasFocus) input.current?.focus();
  }, [mount]);
  const change = (next: number | undefined) => {
    typed.current = next ?? null;
    onChange(typed.current);
  };
  return { input, key: mount.key, change };
}

/**
 * Number field with the decimal point of Mexico. Strapi's own field uses the comma of Spain and reads
 * a typed 1499.99 as 149,999.
 */
export function NumberInput(props: Props) {
  const { name, label, hint, required, disabled, labelAction, placeholder, type } = props;
  const field = useField<number | null>(name);
  const value = field.value ?? null;
  const typed = useTypedInput(value, (next) => field.onChange(name, next));
  const ref = useComposedRefs(useFocusInputField<HTMLInputElement>(name), typed.input);
  return (
    <Field.Root name={name} error={field.error} hint={hint} required={required}>
      {label && <Field.Label action={labelAction}>{label}</Field.Label>}
      <Input
        key={typed.key}
        ref={ref}
        aria-label={props['aria-label']}
        locale={numberLocaleOf(props.attribute ?? {})}
        placeholder={placeholder}
        required={required}
        disabled={disabled}
        step={DECIMALS.includes(type) ? CENT : 1}
        value={value ?? undefined}
        onValueChange={typed.change}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
