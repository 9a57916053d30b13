import { css, keyframes } from '@emotion/react';
import { Link } from 'gatsby';
import { Logo } from '#src/components/logo/logo.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import { VisuallyHidden, visuallyHiddenCss } from '#src/components/ui/visually-hidden.tsx';
import { color, flex, layout, mq, radius, translucent, zIndex } from '#src/theme/tokens.ts';
import { SEARCH_PATH } from '@tequiora/cms/contracts/pages.ts';
import { DesktopNavigation } from './desktop-navigation.tsx';
import { ListLink } from './list-link.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { useMenu } from './site-frame.tsx';
import { useWhatsAppHref } from './use-whatsapp-href.ts';

export function SiteHeader({ path }: { path: string }) {
  const chat = useWhatsAppHref();
  const { contactLabel } = useMenu();
  return (
    <header css={[headerCss, headerSurfaceCss]}>
      <Container css={barCss}>
        <Link to="/" css={homeCss}>
          <Logo variant="horizontal" title="" css={wideLogoCss} />
          <Logo variant="icon" size="lg" title="" css={iconLogoCss} />
          <VisuallyHidden>Tequiora, inicio</VisuallyHidden>
        </Link>
        <DesktopNavigation path={path} />
        <Link to={SEARCH_PATH} aria-label="Buscar en el sitio" css={searchCss}>
          <Icon name="search" />
        </Link>
        <ListLink />
        <ButtonLink href={chat} size="md" icon="whatsapp" css={contactCss}>
          <span css={contactLabelCss}>
            <span>{contactLabel}</span>
            <VisuallyHidden> por WhatsApp</VisuallyHidden>
          </span>
        </ButtonLink>
        <MobileMenu path={path} />
      </Container>
    </header>
  );
}

/** Where the links of the menu leave no space for the whole logo and the name of the button. */
const compactOnly = '@media (min-width: 48rem) and (max-width: 74.99rem)';

const narrowest = '@media (min-width: 48rem) and (max-width: 52rem)';

/** Where the link to the list leaves no space for the whole logo; in rem, because the letters can be larger. */
const narrowPhone = '@media (max-width: 23.4rem)';

const rule = keyframes({ from: { borderColor: 'transparent' } });

const headerCss = css({
  position: 'sticky',
  top: 0,
  zIndex: zIndex.nav,
  [mq.print]: { position: 'static' },
});

// Without the border of the header. A menu with many long labels takes more height.
const barCss = css({ ...flex.row, gap: '12px', minHeight: `calc(${layout.nav} - 1px)` });

const homeCss = css({ display: 'block', borderRadius: '4px', color: color.fg });

const wideLogoCss = css({
  [compactOnly]: { display: 'none' },
  'header:has([data-list]) &': { [narrowPhone]: { display: 'none' } },
  [mq.lg]: { height: '36px' },
});

const iconLogoCss = css({
  display: 'none',
  [compactOnly]: { display: 'block' },
  'header:has([data-list]) &': { [narrowPhone]: { display: 'block' } },
});

const searchCss = css({
  ...flex.center,
  flex: 'none',
  width: '44px',
  height: '44px',
  borderRadius: radius.md,
  color: color.fg,
  [mq.belowMd]: { marginLeft: 'auto' },
  [mq.hover]: { '&:hover': { background: color.bgSunken } },
  [mq.print]: { display: 'none' },
});

const contactCss = css({
  flex: 'none',
  [mq.belowMd]: { display: 'none' },
  [compactOnly]: { width: '44px', padding: 0, gap: 0 },
  // The link to the list takes its place; the floating button has the same chat.
  '[data-list] + &': { [narrowest]: { display: 'none' } },
  [mq.print]: { display: 'none' },
});

const contactLabelCss = css({ [compactOnly]: visuallyHiddenCss });

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
