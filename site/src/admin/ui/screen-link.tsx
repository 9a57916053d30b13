import { css } from '@emotion/react';
import { Link, type LinkProps } from 'react-router-dom';
import { color, flex, mq } from '#src/theme/tokens.ts';

/** Text link to a dashboard screen. */
export function ScreenLink(props: LinkProps) {
  return <Link css={linkCss} {...props} />;
}

/** For a link on a line of its own: a touch target of 44 px. */
export const tallLinkCss = css({ ...flex.inline, minHeight: '44px' });

const linkCss = css({
  display: 'inline-block',
  minHeight: '24px',
  color: color.accent,
  fontWeight: 600,
  textDecoration: 'none',
  [mq.hover]: { '&:hover': { textDecoration: 'underline' } },
});
