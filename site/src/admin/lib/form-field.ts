import {
  get,
  type FieldError,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type UseFormReturn,
} from 'react-hook-form';

/** Returns the props of the input of a field: its registration and its error. */
export function formField<Values extends FieldValues, Output, Name extends FieldPath<Values>>(
  form: UseFormReturn<Values, unknown, Output>,
  name: Name,
  options?: RegisterOptions<Values, Name>,
) {
  const error: FieldError | undefined = get(form.formState.errors, name);
  return { ...form.register(name, options), error: error?.message };
}
