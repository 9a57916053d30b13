import { css, type SerializedStyles } from '@emotion/react';
import { forwardRef, type ButtonHTMLAttributes } from 'react';
import { color, duration, flex, mq, radius } from '#src/theme/tokens.ts';
import { Icon, type IconName } from './icon.tsx';

type IconButtonShape = 'round' | 'square';

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  icon: IconName;
  /** The accessible name. */
  label: string;
  shape?: IconButtonShape;
  size?: 32 | 44;
};

/** 44 px button with an icon only. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, shape = 'round', size = 44, type = 'button', ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type={type}
      aria-label={label}
      css={[buttonCss, shapeCss[shape]]}
      style={{ width: size, height: size }}
      {...rest}
    >
      <Icon name={icon} size={size === 44 ? 20 : 16} />
    </button>
  );
});

const buttonCss = css({
  flex: 'none',
  ...flex.center,
  padding: 0,
  border: `1px solid ${color.border}`,
  background: 'transparent',
  color: color.fg,
  transition: `background-color ${duration[1]}`,
  [mq.hover]: { '&:hover': { background: color.bgSunken } },
  '&[aria-disabled="true"], &:disabled': { opacity: 0.45, cursor: 'not-allowed' },
});

const shapeCss: Record<IconButtonShape, SerializedStyles> = {
  round: css({ borderRadius: radius.full }),
  square: css({ borderRadius: radius.md }),
};
