import { css } from '@emotion/react';
import { Logo } from '#src/components/logo/logo.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { lateCss } from '#src/components/ui/late-css.ts';
import { TextLink } from '#src/components/ui/text-link.tsx';
import { grecaBandPattern } from '#src/theme/patterns.ts';
import { color, flex, fontSize, mq, palette, space } from '#src/theme/tokens.ts';
import { FooterColumn, footerLinkCss } from './footer-column.tsx';
import { FooterContact } from './footer-contact.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { useSettings } from './settings-provider.tsx';
import { useMenu } from './site-frame.tsx';
import { SocialLinks } from './social-links.tsx';

export function SiteFooter() {
  const settings = useSettings();
  const name = settings?.companyName ?? 'Tequiora';
  const { columns, contactTitle, closing } = useMenu();
  const isRow = columns.length > 1;
  return (
    <footer data-scope="dark" css={[lateCss, footerCss]}>
      <Container>
        <div css={gridCss}>
          <div css={brandCss}>
            <Logo
              variant="full"
              size="lg"
              version="02"
              title={name}
              {...(settings ? { tagline: settings.tagline } : null)}
            />
            {settings?.footerDescription ? <p>{settings.footerDescription}</p> : null}
            <SocialLinks links={settings?.socialLinks ?? []} />
          </div>
          {isRow ? null : <LinkColumns />}
          <FooterColumn title={contactTitle} css={contactCss}>
            <FooterContact />
          </FooterColumn>
          <FooterColumn title={settings?.newsletterTitle ?? 'Boletín'} css={newsCss}>
            {settings?.newsletterDescription ? <p>{settings.newsletterDescription}</p> : null}
            <NewsletterForm />
          </FooterColumn>
          {isRow ? <LinkColumns /> : null}
        </div>
        <div css={[gridCss, legalCss]}>
          <div css={noticesCss}>
            {/* The build year: the visitor's clock could cause a hydration mismatch. */}
            <span suppressHydrationWarning>{`© ${new Date().getFullYear()} ${name}`}</span>
            <TextLink href="/aviso-de-privacidad" css={footerLinkCss}>
              Aviso de privacidad
            </TextLink>
          </div>
          {closing ? <span>{closing}</span> : null}
        </div>
      </Container>
    </footer>
  );
}

/** The columns with links; several of them have a row of their own. */
function LinkColumns() {
  const { columns } = useMenu();
  return (
    <div css={[linksCss, columns.length > 1 && rowCss]}>
      {columns.map(({ title, links }) => (
        <FooterColumn key={title} title={title}>
          <nav aria-label={title}>
            <ul role="list" css={[linkListCss, columns.length > 1 && singleListCss]}>
              {links.map(({ href, label }) => (
                <li key={`${href} ${label}`}>
                  <TextLink href={href} css={footerLinkCss}>
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          </nav>
        </FooterColumn>
      ))}
    </div>
  );
}

const footerCss = css({
  position: 'relative',
  paddingTop: `calc(24px + ${space['section-sm']})`,
  background: color.bgSubtle,
  fontSize: fontSize.sm,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0 0 auto 0',
    height: '24px',
    background: palette.navy[700],
    mask: `${grecaBandPattern} left top / 36px 24px repeat-x`,
  },
  [mq.print]: { paddingTop: 0, background: 'none', '&::before': { display: 'none' } },
});

const gridCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[10]} ${space.gap}`,
  [mq.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [mq.lg]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
  // The sheet names the company and how to reach it.
  [mq.print]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[6] },
});

const brandCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[6],
  '& > p': { maxWidth: '34ch' },
  [mq.lg]: { gridColumn: 'span 4' },
  [mq.print]: { gridColumn: 'auto', '& > ul': { display: 'none' } },
});

const linksCss = css({
  display: 'grid',
  alignContent: 'start',
  gap: space[8],
  [mq.lg]: { gridColumn: 'span 2' },
  [mq.print]: { display: 'none' },
});

const rowCss = css({
  [mq.md]: { gridColumn: '1 / -1', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [mq.lg]: { gridColumn: '1 / -1' },
});
const contactCss = css({
  [mq.lg]: { gridColumn: 'span 3' },
  [mq.print]: { gridColumn: 'auto', '& h2, [data-footer-contact]': { display: 'none' } },
});
const newsCss = css({ [mq.lg]: { gridColumn: 'span 3' }, [mq.print]: { display: 'none' } });

const linkListCss = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space.gap,
  [mq.lg]: { gridTemplateColumns: '1fr' },
});

const singleListCss = css({ [mq.md]: { gridTemplateColumns: '1fr' } });

const noticesCss = css({ ...flex.wrapRow, gap: '4px 24px', [mq.lg]: { gridColumn: 'span 9' } });

// Aligned with the columns above, so that the text at the end stays clear of the floating button.
const legalCss = css({
  alignItems: 'center',
  rowGap: '4px',
  marginTop: space['section-sm'],
  paddingBlock: space[6],
  borderTop: `1px solid ${color.border}`,
  color: color.fgMuted,
  [mq.lg]: { '& > span': { gridColumn: 'span 3' } },
  // Space below the last line, so that the floating button covers nothing.
  [mq.belowMd]: { paddingBottom: '104px' },
  [mq.print]: { display: 'none' },
});
