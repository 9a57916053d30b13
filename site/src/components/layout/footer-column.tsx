import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, flex, fontFamily, mq, space } from '#src/theme/tokens.ts';

type FooterColumnProps = { title: string; className?: string; children: ReactNode };

export function FooterColumn({ title, className, children }: FooterColumnProps) {
  return (
    <div css={columnCss} className={className}>
      <h2 css={titleCss}>{title}</h2>
      {children}
    </div>
  );
}

const columnCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[4],
});

const titleCss = css({
  fontFamily: fontFamily.body,
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.5,
  letterSpacing: 0,
});

/** Footer links: muted, tall enough for touch, underlined on hover. */
export const footerLinkCss = css({
  ...flex.inline,
  gap: '10px',
  minHeight: '36px',
  color: color.fgBody,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  [mq.hover]: { '&:hover': { color: color.fg, textDecoration: 'underline' } },
});
