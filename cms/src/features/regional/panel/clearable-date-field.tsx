import { Field, Flex, IconButton } from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import { type InputProps, useField } from '@strapi/strapi/admin';
import type { KeyboardEvent, ReactNode } from 'react';

type Props = {
  input: InputProps;
  children: ReactNode;
  onKeyDownCapture?: (event: KeyboardEvent) => void;
};

/** Shows label, help and errors of a date, and a button that clears it. */
export function ClearableDateField({ input, children, ...handlers }: Props) {
  const { name, label, hint, required, disabled, labelAction } = input;
  const field = useField<string | Date | null>(name);
  return (
    <Field.Root name={name} error={field.error} hint={hint} required={required}>
      {label && <Field.Label action={labelAction}>{label}</Field.Label>}
      <Flex gap={1} alignItems="flex-start" {...handlers}>
        {children}
        {/* The labels of the picker's own clear buttons are partly English. */}
        {field.value && !disabled ? (
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
