import { css } from '@emotion/react';
import { forwardRef, type SelectHTMLAttributes } from 'react';
import { Icon } from '#src/components/ui/icon.tsx';
import { color } from '#src/theme/tokens.ts';
import { controlCss } from './control-css.ts';
import { Field, type FieldProps } from './field.tsx';

export type SelectOption = { value: string; label: string };

type SelectProps = Omit<FieldProps, 'children' | 'aside' | 'notice'> &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'required'> & {
    options: readonly SelectOption[];
  };

/** Native select in the style of the other fields. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { id, label, hint, error, isRequired, options, ...rest },
  ref,
) {
  return (
    <Field {...{ id, label, hint, error, isRequired }}>
      {({ required, ...control }) => (
        <span css={wrapCss}>
          {/*
           * HTML allows `required` only when the first option is empty; here every option is a
           * valid value.
           */}
          <select
            ref={ref}
            aria-required={required}
            css={[controlCss, selectCss]}
            {...rest}
            {...control}
          >
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" css={arrowCss} />
        </span>
      )}
    </Field>
  );
});

const wrapCss = css({ position: 'relative', display: 'block' });

const selectCss = css({ appearance: 'none', paddingRight: '44px', cursor: 'pointer' });

const arrowCss = css({
  position: 'absolute',
  top: '16px',
  right: '14px',
  color: color.fgMuted,
  pointerEvents: 'none',
});
