import { css, type SerializedStyles } from '@emotion/react';
import {
  color,
  duration,
  ease,
  flex,
  fontSize,
  mq,
  palette,
  radius,
  shadow,
  translucent,
} from '#src/theme/tokens.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'whatsapp' | 'link';
export type ButtonSize = 'lg' | 'md' | 'sm';

/** Styles of a button, or of a link that looks like one. */
export function buttonCss(variant: ButtonVariant, size: ButtonSize): SerializedStyles[] {
  return [baseCss, sizeCss[size], variantCss[variant]];
}

const baseCss = css({
  position: 'relative',
  ...flex.inlineCenter,
  gap: '10px',
  border: '1px solid transparent',
  background: 'transparent',
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  transition: `background-color ${duration[1]}, border-color ${duration[1]}, box-shadow ${duration[1]}, transform ${duration[1]} ${ease.standard}`,
  '&[aria-disabled="true"], &:disabled': {
    background: palette.gray[200],
    borderColor: 'transparent',
    color: palette.gray[600],
    boxShadow: 'none',
    cursor: 'not-allowed',
  },
  [mq.hover]: {
    '&:hover [data-arrow]': { transform: 'translateX(3px)' },
  },
  [mq.print]: { display: 'none' },
  '& [data-arrow]': { transition: `transform ${duration[2]} ${ease.out}` },
});

const sizeCss: Record<ButtonSize, SerializedStyles> = {
  lg: css({
    minHeight: '52px',
    padding: '8px 24px',
    borderRadius: radius.btn,
    fontSize: fontSize['ui-lg'],
  }),
  md: css({
    minHeight: '44px',
    padding: '6px 18px',
    borderRadius: radius.md,
    fontSize: fontSize.ui,
  }),
  sm: css({
    minHeight: '36px',
    padding: '4px 14px',
    borderRadius: '8px',
    fontSize: fontSize['ui-sm'],
  }),
};

const enabled = '&:not([aria-disabled="true"], :disabled)';

function lifted(rest: Record<string, string>, hover: Record<string, string>) {
  return css({
    ...rest,
    [mq.hover]: { [`${enabled}:hover`]: { ...hover, transform: 'translateY(-1px)' } },
    [`${enabled}:active`]: { transform: 'none', boxShadow: shadow.xs },
  });
}

const variantCss: Record<ButtonVariant, SerializedStyles> = {
  primary: lifted(
    { background: palette.blue[600], color: palette.gray[0], boxShadow: shadow.blue },
    { background: palette.blue[700] },
  ),
  secondary: lifted(
    {
      background: palette.gray[0],
      borderColor: palette.gray[300],
      color: palette.navy[900],
    },
    { background: palette.gray[50], borderColor: palette.gray[400] },
  ),
  ghost: css({
    background: 'transparent',
    borderColor: palette.gray[300],
    color: color.fg,
    [mq.hover]: { [`${enabled}:hover`]: { background: color.bgSunken } },
    '[data-scope="dark"] &': {
      background: translucent('gray', 0, 0.06),
      borderColor: translucent('gray', 0, 0.24),
    },
    '[data-scope="dark"] &:hover': { background: translucent('gray', 0, 0.12) },
  }),
  whatsapp: lifted(
    { background: color.whatsapp, color: palette.gray[0] },
    { background: palette.green[800] },
  ),
  link: css({
    minHeight: '24px',
    paddingInline: 0,
    color: color.accent,
    textUnderlineOffset: '3px',
    [mq.hover]: { [`${enabled}:hover`]: { color: color.accentHover, textDecoration: 'underline' } },
  }),
};
