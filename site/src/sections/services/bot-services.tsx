import { css } from '@emotion/react';
import { useWhatsAppHref } from '#src/components/layout/use-whatsapp-href.ts';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { CheckList } from '#src/components/ui/check-list.tsx';
import { Cluster } from '#src/components/ui/cluster.tsx';
import { Grid } from '#src/components/ui/grid.tsx';
import { IconTile } from '#src/components/ui/icon-tile.tsx';
import { Price } from '#src/components/ui/price.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import { railCss } from '#src/theme/rail-css.ts';
import { color, flex, radius, space } from '#src/theme/tokens.ts';
import type { SectionId } from '@tequiora/cms/contracts/pages.ts';
import { BotStage } from './bot-stage.tsx';
import { DeliveryTime } from './delivery-time.tsx';

type BotServicesProps = {
  head: Queries.SectionHeadFieldsFragment | null;
  services: readonly Queries.ComplementaryServiceFieldsFragment[];
};

const SECTION_ID: SectionId<'/servicios'> = 'chatbots';
const TITLE_ID: SectionId<'/servicios'> = 'chatbots-y-automatizacion';

export function BotServices({ head, services }: BotServicesProps) {
  if (services.length === 0) return null;
  return (
    <HeadedSection
      tone="navy"
      hasEdge
      isCompact
      id={SECTION_ID}
      headId={TITLE_ID}
      head={head}
      title="Chatbots y automatización"
    >
      <Grid columns={{ base: 1, lg: 2 }} css={railCss}>
        {services.map((service, index) => (
          <BotCard key={service.slug} service={service} index={index} />
        ))}
      </Grid>
    </HeadedSection>
  );
}

type BotCardProps = { service: Queries.ComplementaryServiceFieldsFragment; index: number };

/** Features of the assistant above a sample chat. */
function BotCard({ service, index }: BotCardProps) {
  const href = useWhatsAppHref({ ...service, type: 'complementary-service' });
  const titleId = `titulo-${service.slug}`;
  return (
    <article id={service.slug} aria-labelledby={titleId} css={cardCss}>
      <div css={textCss}>
        <IconTile name={service.icon} size={56} />
        <h3 id={titleId}>{service.name}</h3>
        <p>{service.description}</p>
        <CheckList items={service.features} columns={2} css={listCss} />
        <Cluster gap={6} justify="space-between" css={footCss}>
          <div css={factsCss}>
            <Price min={service.priceMin} max={service.priceMax} tax={service.tax} />
            <DeliveryTime text={service.deliveryTime} />
          </div>
          <ButtonLink href={href} variant="whatsapp">
            Cotizar<VisuallyHidden>{` ${service.name}`}</VisuallyHidden>
          </ButtonLink>
        </Cluster>
      </div>
      <BotStage service={service} gradient={index % 2 === 0 ? 'anil' : 'talavera'} />
    </article>
  );
}

const cardCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `1px solid ${color.border}`,
  borderRadius: radius['2xl'],
  background: color.bgRaised,
  // The conversations are level, below texts of different length.
  gridTemplateRows: '1fr auto',
  overflow: 'hidden',
});

const textCss = css({ ...flex.column, gap: space[5], padding: 'clamp(1.25rem, 3.2vw, 3rem)' });

const listCss = css({ marginTop: space[3] });

const footCss = css({
  marginTop: 'auto',
  paddingTop: space[6],
  borderTop: `1px solid ${color.border}`,
});

const factsCss = css({ display: 'grid', gap: '6px' });
