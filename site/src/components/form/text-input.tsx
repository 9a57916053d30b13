import { forwardRef, useImperativeHandle, useRef, type InputHTMLAttributes } from 'react';
import { controlCss } from './control-css.ts';
import { Field, type FieldProps } from './field.tsx';
import { useExcess } from './use-excess.ts';

export type TextInputProps = Omit<FieldProps, 'children' | 'aside'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'required' | 'maxLength'> & {
    /** A longer text is kept, and an error says by how much. */
    limit?: number;
  };

/** Single-line field. Other attributes and the ref are passed to the `<input>`. */
export const TextInput = forwardRef<HTMLInputElement, TextInputProps>(function TextInput(
  { id, label, hint, error, notice, isRequired, limit, type = 'text', onChange, ...rest },
  ref,
) {
  const element = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLInputElement, []);
  const excess = useExcess(element, limit);
  return (
    <Field {...{ id, label, hint, error: excess.error ?? error, notice, isRequired }}>
      {(control) => (
        <input
          ref={element}
          type={type}
          css={controlCss}
          onChange={(event) => {
            if (limit !== undefined) excess.measure();
            onChange?.(event);
          }}
          {...rest}
          {...control}
        />
      )}
    </Field>
  );
});
