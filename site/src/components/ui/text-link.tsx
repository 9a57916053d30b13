import { css } from '@emotion/react';
import { color, duration, ease, flex, mq } from '#src/theme/tokens.ts';
import { Icon } from './icon.tsx';
import { SmartLink, type SmartLinkProps } from './smart-link.tsx';

type TextLinkProps = SmartLinkProps & {
  /** For a link outside a sentence. */
  hasArrow?: boolean;
};

export function TextLink({ hasArrow = false, children, ...rest }: TextLinkProps) {
  if (!hasArrow) return <SmartLink {...rest}>{children}</SmartLink>;
  return (
    <SmartLink css={aloneCss} {...rest}>
      <span>{children}</span>
      <span data-arrow="" css={arrowCss}>
        <Icon name="arrow-right" size={18} />
      </span>
    </SmartLink>
  );
}

const arrowCss = css({ transition: `transform ${duration[2]} ${ease.out}` });

const aloneCss = css({
  ...flex.inline,
  gap: '8px',
  minHeight: '24px',
  color: color.accent,
  fontWeight: 600,
  textDecoration: 'none',
  [mq.hover]: {
    '&:hover': { textDecoration: 'underline' },
    '&:hover [data-arrow]': { transform: 'translateX(3px)' },
  },
});
