import { useWatch, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { TextInput, type TextInputProps } from '#src/components/form/text-input.tsx';
import { formField } from '../lib/form-field.ts';
import { emptyDateCss } from './empty-date-css.ts';

type DateInputProps<Values extends FieldValues, Output> = Omit<TextInputProps, 'name' | 'form'> & {
  form: UseFormReturn<Values, unknown, Output>;
  name: FieldPath<Values>;
  type?: 'date' | 'datetime-local';
};

/** Date field of a form. */
export function DateInput<Values extends FieldValues, Output>(
  props: DateInputProps<Values, Output>,
) {
  const { form, name, type = 'date', ...rest } = props;
  const value: unknown = useWatch({ control: form.control, name });
  return (
    <TextInput
      {...rest}
      type={type}
      css={emptyDateCss}
      data-empty={!value || undefined}
      {...formField(form, name)}
    />
  );
}
