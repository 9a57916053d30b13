import { Field, Textarea } from '@strapi/design-system';

import { describeExcess } from '../../../../contracts/excess';
import { REQUEST_TEXT_LIMIT } from '../../../../contracts/publication-requests';

type RequestTextProps = {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  isRequired?: boolean;
};

/** Text field for the note or the comment of a request. Keeps a text that is too long, and says so. */
export function RequestText({ name, label, value, onChange, isRequired }: RequestTextProps) {
  const error = describeExcess(value.trim().length, REQUEST_TEXT_LIMIT);
  return (
    <Field.Root
      name={name}
      required={isRequired ?? false}
      width="100%"
      {...(error === undefined ? null : { error })}
    >
      <Field.Label>{label}</Field.Label>
      <Textarea value={value} onChange={(event) => onChange(event.target.value)} />
      <Field.Error />
    </Field.Root>
  );
}
