import { forwardRef, type InputHTMLAttributes } from 'react';
import { controlCss } from './control-css.ts';
import { Field, type FieldProps } from './field.tsx';

export type TextInputProps = Omit<FieldProps, 'children' | 'aside'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'required'>;

/** Single-line field. Other attributes and the ref are passed to the `<input>`. */
export const TextInput = forwardRef<HTMLInputElement, TextInputProps>(function TextInput(
  { id, label, hint, error, isRequired, type = 'text', ...rest },
  ref,
) {
  return (
    <Field {...{ id, label, hint, error, isRequired }}>
      {(control) => <input ref={ref} type={type} css={controlCss} {...rest} {...control} />}
    </Field>
  );
});
