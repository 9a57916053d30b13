import { css } from '@emotion/react';
import { buttonCss, type ButtonSize, type ButtonVariant } from './button-css.ts';
import { ButtonIcon, type ButtonIconName } from './button-icon.tsx';
import { SmartLink, type SmartLinkProps } from './smart-link.tsx';

type Destination = { to: string; href?: never } | { href: string; to?: never };

type ButtonLinkProps = Omit<SmartLinkProps, 'href'> &
  Destination & {
    variant?: ButtonVariant;
    size?: ButtonSize;
    /**
     * Arrows follow the label, other icons precede it. The WhatsApp variant brings its own icon.
     */
    icon?: ButtonIconName;
    isFullWidth?: boolean;
  };

/** A link that looks like a button. `to` and `href` accept any URL. */
export function ButtonLink({
  to,
  href,
  variant = 'primary',
  size = 'lg',
  icon,
  isFullWidth = false,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <SmartLink
      href={to ?? href}
      css={[buttonCss(variant, size), isFullWidth && fullCss]}
      data-keep-clear=""
      {...rest}
    >
      <ButtonIcon icon={icon ?? (variant === 'whatsapp' ? 'whatsapp' : undefined)}>
        {children}
      </ButtonIcon>
    </SmartLink>
  );
}

const fullCss = css({ width: '100%' });
