import { css } from '@emotion/react';
import { Link, type LinkProps } from 'react-router-dom';
import { color, mq } from '#src/theme/tokens.ts';

/** Text link to a dashboard screen. */
export function ScreenLink(props: LinkProps) {
  return <Link css={linkCss} {...props} />;
}

const linkCss = css({
  display: 'inline-block',
  minHeight: '24px',
  color: color.accent,
  fontWeight: 600,
  textDecoration: 'none',
  [mq.hover]: { '&:hover': { textDecoration: 'underline' } },
});
