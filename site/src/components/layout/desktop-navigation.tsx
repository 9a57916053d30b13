import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { duration, mq, palette } from '#src/theme/tokens.ts';
import { isCurrent, mainNavigation } from './navigation.ts';

type DesktopNavigationProps = { path: string };

export function DesktopNavigation({ path }: DesktopNavigationProps) {
  return (
    <nav aria-label="Principal" css={navigationCss}>
      <ul role="list" css={listCss}>
        {mainNavigation.map(({ href, label }) => (
          <li key={href}>
            <Link to={href} aria-current={isCurrent(href, path) ? 'page' : undefined} css={linkCss}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const navigationCss = css({
  marginInline: 'auto',
  [mq.belowMd]: { display: 'none' },
  [mq.print]: { display: 'none' },
});

const listCss = css({ display: 'flex', [mq.lg]: { gap: '4px' } });

const linkCss = css({
  display: 'block',
  padding: '8px',
  borderRadius: '8px',
  color: palette.gray[700],
  fontSize: '0.875rem',
  fontWeight: 500,
  lineHeight: 1.5,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `background-color ${duration[1]}`,
  [mq.lg]: { padding: '9px 14px', fontSize: '0.9375rem' },
  [mq.hover]: { '&:hover': { background: palette.gray[100] } },
  '&[aria-current="page"]': {
    background: palette.blue[50],
    color: palette.blue[700],
    fontWeight: 600,
    [mq.forcedColors]: { textDecoration: 'underline' },
  },
});
