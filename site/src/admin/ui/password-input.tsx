import { css } from '@emotion/react';
import { forwardRef, useState } from 'react';
import { controlCss } from '#src/components/form/control-css.ts';
import { Field } from '#src/components/form/field.tsx';
import type { TextInputProps } from '#src/components/form/text-input.tsx';
import { IconButton } from '#src/components/ui/icon-button.tsx';

type PasswordInputProps = Omit<TextInputProps, 'type'>;

/** Password field with a button that shows the text. */
export const PasswordInput = forwardRef<HTMLInputElement, PasswordInputProps>(
  function PasswordInput({ id, label, hint, error, isRequired, ...rest }, ref) {
    const [isShown, setIsShown] = useState(false);
    return (
      <Field {...{ id, label, hint, error, ...(isRequired ? { isRequired } : null) }}>
        {(control) => (
          <span css={wrapCss}>
            <input
              ref={ref}
              type={isShown ? 'text' : 'password'}
              autoCapitalize="none"
              spellCheck={false}
              css={[controlCss, inputCss]}
              {...rest}
              {...control}
            />
            <span css={toggleCss}>
              <IconButton
                icon={isShown ? 'eye-off' : 'eye'}
                label={isShown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
                shape="square"
                onClick={() => setIsShown(!isShown)}
              />
            </span>
          </span>
        )}
      </Field>
    );
  },
);

const wrapCss = css({ position: 'relative', display: 'block' });

const inputCss = css({
  paddingRight: '56px',
  // Edge adds its own reveal button.
  '&::-ms-reveal': { display: 'none' },
});

const toggleCss = css({
  position: 'absolute',
  inset: '4px 4px auto auto',
  '& > button': { border: 0 },
});
