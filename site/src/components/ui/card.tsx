import { css, type SerializedStyles } from '@emotion/react';
import type { CSSProperties, ReactNode } from 'react';
import {
  color,
  duration,
  ease,
  flex,
  mq,
  palette,
  radius,
  shadow,
  space,
} from '#src/theme/tokens.ts';

type CardTone = 'plain' | 'tint' | 'dark';

type CardProps = {
  as?: 'div' | 'article' | 'li';
  tone?: CardTone;
  /** The card contains one link with `cardLinkCss`; the whole card reacts to hover. */
  isInteractive?: boolean;
  /** No padding: the card starts with a picture and its body has its own padding. */
  isFlush?: boolean;
  id?: string;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
};

export function Card({
  as: Element = 'div',
  tone = 'plain',
  isInteractive = false,
  isFlush = false,
  children,
  ...rest
}: CardProps) {
  return (
    <Element
      data-scope={tone === 'dark' ? 'dark' : undefined}
      css={[cardCss, toneCss[tone], isInteractive && interactiveCss, isFlush && flushCss]}
      {...rest}
    >
      {children}
    </Element>
  );
}

const cardCss = css({
  position: 'relative',
  ...flex.column,
  gap: '10px',
  minWidth: 0,
  padding: space.card,
  border: `1px solid ${color.border}`,
  borderRadius: radius.xl,
  overflow: 'hidden',
});

const flushCss = css({ padding: 0, gap: 0 });

const toneCss: Record<CardTone, SerializedStyles> = {
  plain: css({ background: color.bgRaised }),
  tint: css({ background: `linear-gradient(180deg, ${palette.blue[50]}, ${color.bg} 70%)` }),
  dark: css({ background: palette.navy[900], borderColor: palette.navy[800] }),
};

const interactiveCss = css({
  transition: `border-color ${duration[2]}, box-shadow ${duration[2]}`,
  '& [data-card-media]': { transition: `transform ${duration[3]} ${ease.out}` },
  // The card draws the focus ring of the stretched link, because it clips its content.
  '&:has(a:focus-visible, button:focus-visible)': {
    outline: `2px solid ${color.focus}`,
    outlineOffset: '3px',
  },
  [mq.hover]: {
    '&:hover': { borderColor: palette.gray[300], boxShadow: shadow.md },
    '&:hover [data-card-media]': { transform: 'translateY(-4px)' },
  },
});

/** For the only link of an interactive card: its hit area covers the card. */
export const cardLinkCss = css({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
  '&:focus-visible': { outline: 'none' },
});
