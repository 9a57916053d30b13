import { css } from '@emotion/react';
import { useWhatsAppHref } from '#src/components/layout/use-whatsapp-href.ts';
import { PicturePlaceholder } from '#src/components/media/picture-placeholder.tsx';
import { Picture, type PictureSlot } from '#src/components/media/picture.tsx';
import { Breadcrumb } from '#src/components/ui/breadcrumb.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Cluster } from '#src/components/ui/cluster.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { GrecaField } from '#src/components/ui/greca-field.tsx';
import { Highlighted } from '#src/components/ui/highlighted.tsx';
import { Price } from '#src/components/ui/price.tsx';
import type { Crumb } from '#src/lib/structured-data.ts';
import { HeroDemo } from '#src/sections/home/hero-demo.tsx';
import { gradientOf } from '#src/theme/gradients.ts';
import { color, fontSize, mq, radius, shadow, space, typeset } from '#src/theme/tokens.ts';
import { PLANS_ID } from './system-plans.tsx';

type SystemHeroProps = { system: Queries.SystemFieldsFragment; trail: readonly Crumb[] };

/** The top of a system's page: name, price, and its screen or a system to try. */
export function SystemHero({ system, trail }: SystemHeroProps) {
  const { slug, name, subtitle, headline, description, pricing, image, icon, gradient } = system;
  const chat = useWhatsAppHref({ type: 'flagship-product', slug, name });
  return (
    <section
      data-scope="dark"
      css={heroCss}
      style={{ background: gradientOf(gradient) }}
      aria-labelledby={TITLE_ID}
    >
      <GrecaField />
      <Container width="bleed">
        <Breadcrumb trail={trail} />
        <div css={gridCss}>
          <div css={textCss}>
            {headline ? (
              <p css={nameCss}>
                <strong>{name}</strong>
                {subtitle ? <span>{` · ${subtitle}`}</span> : null}
              </p>
            ) : subtitle ? (
              <p css={nameCss}>{subtitle}</p>
            ) : null}
            <h1 id={TITLE_ID} css={titleCss}>
              <Highlighted text={headline ?? name} />
            </h1>
            <p css={leadCss}>{description}</p>
            <p css={priceCss}>
              <Price
                amount={pricing.amount}
                unit={`/${pricing.period}`}
                tax={pricing.tax}
                isFrom
                size="lg"
              />
              {pricing.note ? <span css={noteCss}>{pricing.note}</span> : null}
            </p>
            <div data-own-chat="" css={actionsCss}>
              <Cluster isStackedOnPhone>
                <ButtonLink href={chat} variant="whatsapp">
                  Pedir demostración
                </ButtonLink>
                <ButtonLink to={`#${PLANS_ID}`} variant="ghost">
                  Calcular mi precio
                </ButtonLink>
              </Cluster>
            </div>
          </div>
          <HeroDemo name={system.demo} css={stageCss}>
            <Picture
              media={image}
              isPriority
              ratio="4 / 3"
              slot={SLOT}
              css={pictureCss}
              placeholder={
                <PicturePlaceholder name={name} icon={icon} gradient={gradient} ratio="4 / 3" />
              }
            />
          </HeroDemo>
        </div>
      </Container>
    </section>
  );
}

const TITLE_ID = 'sistema';

const SLOT: PictureSlot = [
  { from: '2xl', width: '52rem' },
  { from: 'lg', width: '52vw' },
  { width: '92vw' },
];

const heroCss = css({
  position: 'relative',
  paddingBlock: 'clamp(1.5rem, 2.5vw, 2.5rem) clamp(2.75rem, 5vw, 5rem)',
  overflow: 'hidden',
  '& > *': { position: 'relative' },
  '& > div[aria-hidden]': { position: 'absolute' },
  [mq.print]: { paddingBlock: '0 1.5rem', background: 'none !important' },
});

const gridCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[9],
  alignItems: 'center',
  marginTop: 'clamp(1.25rem, 2vw, 2rem)',
  [mq.lg]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    gap: 'clamp(2rem, 4vw, 5rem)',
  },
});

const textCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  overflowWrap: 'anywhere',
});

const nameCss = css({ color: color.fgMuted, '& strong': { color: color.fg, fontWeight: 650 } });

const titleCss = css({ ...typeset.h1, textWrap: 'balance' });

const leadCss = css({ ...typeset.lead, color: color.fgMuted, textWrap: 'pretty' });

const priceCss = css({
  display: 'grid',
  gap: space[2],
  paddingTop: space[6],
  borderTop: `1px solid ${color.border}`,
});

const noteCss = css({ color: color.fgMuted, fontSize: fontSize.sm });

const actionsCss = css({ [mq.print]: { display: 'none' } });

// As tall with the system to try as with the picture, so that nothing below moves.
const stageCss = css({ minWidth: 0, aspectRatio: '4 / 3', [mq.print]: { maxWidth: '24rem' } });

const pictureCss = css({ borderRadius: radius['2xl'], boxShadow: shadow.dark });
