import { css } from '@emotion/react';
import { forwardRef, useImperativeHandle, useRef, type TextareaHTMLAttributes } from 'react';
import { formatNumber } from '@tequiora/cms/contracts/number.ts';
import { controlCss } from './control-css.ts';
import { Field, type FieldProps } from './field.tsx';
import { useExcess } from './use-excess.ts';

type TextAreaProps = Omit<FieldProps, 'children' | 'aside' | 'notice'> &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'required' | 'maxLength'> & {
    /**
     * Shows a counter of the text length, such as '0/1,000'. A longer text is kept, and an error says by
     * how much.
     */
    limit?: number;
  };

/** Grows with its text where the browser supports it; elsewhere it can be resized manually. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { id, label, hint, error, isRequired, limit, onChange, ...rest },
  ref,
) {
  const element = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLTextAreaElement, []);
  const excess = useExcess(element, limit);
  return (
    <Field
      {...{ id, label, hint, error: excess.error ?? error, isRequired }}
      aside={
        limit === undefined ? undefined : `${formatNumber(excess.length)}/${formatNumber(limit)}`
      }
    >
      {(control) => (
        <textarea
          ref={element}
          css={[controlCss, areaCss]}
          onChange={(event) => {
            excess.measure();
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
