import { css } from '@emotion/react';
import { forwardRef, useState, type TextareaHTMLAttributes } from 'react';
import { controlCss } from './control-css.ts';
import { Field, type FieldProps } from './field.tsx';

export type TextAreaProps = Omit<FieldProps, 'children' | 'aside'> &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'required'> & {
    /** Shows how much is written, as '0/1000'. */
    counterMax?: number;
  };

/** A field that grows with its text where the browser can; elsewhere it can be dragged. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { id, label, hint, error, isRequired, counterMax, onChange, ...rest },
  ref,
) {
  const [length, setLength] = useState(String(rest.defaultValue ?? '').length);
  const written = typeof rest.value === 'string' ? rest.value.length : length;
  return (
    <Field
      {...{ id, label, hint, error, ...(isRequired ? { isRequired } : null) }}
      aside={counterMax ? `${written}/${counterMax}` : undefined}
    >
      {(control) => (
        <textarea
          ref={ref}
          css={[controlCss, areaCss]}
          onChange={(event) => {
            setLength(event.target.value.length);
            onChange?.(event);
          }}
          {...rest}
          {...control}
        />
      )}
    </Field>
  );
});

const areaCss = css({
  display: 'block',
  minHeight: '140px',
  maxHeight: '420px',
  resize: 'vertical',
  fieldSizing: 'content',
});
