import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { Logo } from '#src/components/logo/logo.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { VisuallyHidden, visuallyHiddenCss } from '#src/components/ui/visually-hidden.tsx';
import { color, flex, layout, mq, zIndex } from '#src/theme/tokens.ts';
import { DesktopNavigation } from './desktop-navigation.tsx';
import { headerSurfaceCss } from './header-surface.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { useWhatsAppHref } from './use-whatsapp-href.ts';

type SiteHeaderProps = { path: string };

export function SiteHeader({ path }: SiteHeaderProps) {
  const chat = useWhatsAppHref('general');
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
