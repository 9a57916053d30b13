import { css } from '@emotion/react';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '#src/components/ui/icon.tsx';
import { color } from '#src/theme/tokens/color.ts';
import { mq } from '#src/theme/tokens/layout.ts';
import { palette, translucent } from '#src/theme/tokens/palette.ts';
import { radius } from '#src/theme/tokens/radius.ts';
import { space } from '#src/theme/tokens/space.ts';
import { paths } from '../lib/paths.ts';
import { EnquiryCount } from './enquiry-count.tsx';
import { isCurrentSection, sections } from './sections.ts';

export function SectionList() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Secciones" css={navigationCss}>
      <ul role="list" css={listCss}>
        {sections.map(({ href, label, icon }) => (
          <li key={href}>
            <Link
              to={href}
              aria-current={isCurrentSection(href, pathname) ? 'page' : undefined}
              css={linkCss}
            >
              <Icon name={icon} size={20} />
              {label}
              {href === paths.enquiries.pattern ? <EnquiryCount /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const navigationCss = css({ flex: 1, paddingInline: space[4] });

const listCss = css({ display: 'grid', gap: space[2] });

const linkCss = css({
  position: 'relative',
  display: 'flex',
  gap: space[4],
  alignItems: 'center',
  minHeight: '44px',
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.md,
  color: color.fgBody,
  fontSize: '0.9375rem',
  fontWeight: 500,
  lineHeight: 1.3,
  textDecoration: 'none',
  [mq.hover]: { '&:hover': { background: translucent('gray', 0, 0.06), color: color.fg } },
  '&:focus-visible': { outlineOffset: '-2px' },
  '&[aria-current]': {
    background: translucent('gray', 0, 0.1),
    color: color.fg,
    fontWeight: 600,
    [mq.forcedColors]: { textDecoration: 'underline' },
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '10px auto 10px 0',
      width: '3px',
      borderRadius: radius.full,
      background: palette.sky[400],
    },
  },
});
