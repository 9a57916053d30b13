import { css } from '@emotion/react';
import {
  forwardRef,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type TextareaHTMLAttributes,
} from 'react';
import { controlCss } from './control-css.ts';
import { Field, type FieldProps } from './field.tsx';

type TextAreaProps = Omit<FieldProps, 'children' | 'aside'> &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'required'> & {
    /** Shows a counter of the text length, such as '0/1000'. */
    counterMax?: number;
  };

/** Grows with its text where the browser supports it; elsewhere it can be resized manually. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { id, label, hint, error, isRequired, counterMax, onChange, ...rest },
  ref,
) {
  const element = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLTextAreaElement, []);
  const [length, setLength] = useState(String(rest.defaultValue ?? '').length);
  // The form may write into the field too: a draft, or a text about a product.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- it writes silently; the same length twice changes nothing
  useEffect(() => setLength(element.current?.value.length ?? 0));
  const written = typeof rest.value === 'string' ? rest.value.length : length;
  return (
    <Field
      {...{ id, label, hint, error, isRequired }}
      aside={counterMax ? `${written}/${counterMax}` : undefined}
    >
      {(control) => (
        <textarea
          ref={element}
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
