import { Field, Textarea } from '@strapi/design-system';

import { REQUEST_TEXT_LIMIT } from '../../../../contracts/publication-requests';

type RequestTextProps = {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  isRequired?: boolean;
};

/** Text field for the note or the comment of a request. */
export function RequestText({ name, label, value, onChange, isRequired }: RequestTextProps) {
  return (
    <Field.Root name={name} required={isRequired ?? false} width="100%">
      <Field.Label>{label}</Field.Label>
      <Textarea
        value={value}
        maxLength={REQUEST_TEXT_LIMIT}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field.Root>
  );
}
