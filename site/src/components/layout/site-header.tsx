import { css, keyframes } from '@emotion/react';
import { Link } from 'gatsby';
import { Logo } from '#src/components/logo/logo.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { VisuallyHidden, visuallyHiddenCss } from '#src/components/ui/visually-hidden.tsx';
import {
  color,
  duration,
  flex,
  layout,
  mq,
  palette,
  zIndex,
  translucent,
} from '#src/theme/tokens.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { isCurrent, mainNavigation } from './navigation.ts';
import { useWhatsAppHref } from './use-whatsapp-href.ts';

export function SiteHeader({ path }: { path: string }) {
  const chat = useWhatsAppHref();
  return (
    <header css={[headerCss, headerSurfaceCss]}>
      <Container css={barCss}>
        <Link to="/" css={homeCss}>
          <Logo variant="horizontal" title="" css={wideLogoCss} />
          <Logo variant="icon" size="lg" title="" css={iconLogoCss} />
          <VisuallyHidden>Tequiora, inicio</VisuallyHidden>
        </Link>
        <DesktopNavigation path={path} />
        <ButtonLink href={chat} size="md" icon="whatsapp" css={contactCss}>
          <span css={contactLabelCss}>
            Contáctanos<VisuallyHidden> por WhatsApp</VisuallyHidden>
          </span>
        </ButtonLink>
        <MobileMenu path={path} />
      </Container>
    </header>
  );
}

const tabletOnly = '@media (min-width: 48rem) and (max-width: 63.99rem)';

const rule = keyframes({ from: { borderColor: 'transparent' } });

function DesktopNavigation({ path }: { path: string }) {
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

const headerCss = css({
  position: 'sticky',
  top: 0,
  zIndex: zIndex.nav,
  height: layout.nav,
  [mq.print]: { position: 'static' },
});

const barCss = css({ ...flex.row, gap: '12px', height: '100%' });

const homeCss = css({ display: 'block', borderRadius: '4px', color: color.fg });

const wideLogoCss = css({
  [tabletOnly]: { display: 'none' },
  [mq.lg]: { height: '36px' },
});

const iconLogoCss = css({ display: 'none', [tabletOnly]: { display: 'block' } });

const contactCss = css({
  [mq.belowMd]: { display: 'none' },
  [tabletOnly]: { width: '44px', padding: 0, flex: 'none' },
  [mq.print]: { display: 'none' },
});

const contactLabelCss = css({ [tabletOnly]: visuallyHiddenCss });

/** Translucent bar; its border fades in within the first 8 px of scrolling, without JavaScript. */
const headerSurfaceCss = css({
  background: color.bg,
  borderBottom: `1px solid ${color.border}`,
  '@supports (backdrop-filter: blur(1px))': {
    background: translucent('gray', 0, 0.86),
    backdropFilter: 'saturate(1.6) blur(14px)',
  },
  '@supports (animation-timeline: scroll())': {
    animation: `${rule} linear both`,
    animationTimeline: 'scroll(root)',
    animationRange: '0 8px',
  },
  '@media (prefers-contrast: more), (prefers-reduced-transparency: reduce)': {
    background: color.bg,
    backdropFilter: 'none',
  },
});

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
