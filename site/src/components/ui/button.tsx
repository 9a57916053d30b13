import { css, keyframes } from '@emotion/react';
import { forwardRef, type ButtonHTMLAttributes } from 'react';
import { buttonCss, type ButtonSize, type ButtonVariant } from './button-css.ts';
import { ButtonIcon, type ButtonIconName } from './button-icon.tsx';
import { Icon } from './icon.tsx';

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Arrows follow the label, other icons precede it. */
  icon?: ButtonIconName;
  /** Keeps the label and width; a spinner replaces the icon. */
  isLoading?: boolean;
  isFullWidth?: boolean;
};

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = 'primary',
    size = 'md',
    icon,
    isLoading = false,
    isFullWidth = false,
    type = 'button',
    onClick,
    children,
    ...rest
  },
  ref,
) {
  // aria-disabled keeps the button focusable while loading; it must neither act nor submit.
  const isInert = isLoading || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  return (
    <button
      ref={ref}
      type={type}
      {...rest}
      aria-busy={isLoading || undefined}
      aria-disabled={isInert || undefined}
      css={[buttonCss(variant, size), isFullWidth && fullCss]}
      onClick={(event) => {
        if (isInert) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isLoading ? <Icon name="loader" size={16} css={spinnerCss} /> : null}
      <ButtonIcon icon={isLoading ? undefined : icon}>{children}</ButtonIcon>
    </button>
  );
});

const fullCss = css({ width: '100%' });

const spin = keyframes({ to: { transform: 'rotate(1turn)' } });

const spinnerCss = css({ animation: `${spin} 0.8s linear infinite` });
