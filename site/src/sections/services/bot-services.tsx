import { css } from '@emotion/react';
import { useWhatsAppHref } from '#src/components/layout/use-whatsapp-href.ts';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { CheckList } from '#src/components/ui/check-list.tsx';
import { Cluster } from '#src/components/ui/cluster.tsx';
import { IconTile } from '#src/components/ui/icon-tile.tsx';
import { Price } from '#src/components/ui/price.tsx';
import { Stack } from '#src/components/ui/stack.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import { color, flex, mq, radius, space } from '#src/theme/tokens.ts';
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
      id={SECTION_ID}
      headId={TITLE_ID}
      head={head}
      title="Chatbots y automatización"
    >
      <Stack gap="gap">
        {services.map((service, index) => (
          <BotCard key={service.slug} service={service} index={index} />
        ))}
      </Stack>
    </HeadedSection>
  );
}

type BotCardProps = { service: Queries.ComplementaryServiceFieldsFragment; index: number };

/** A wide card: features of the assistant at the left, a sample chat at the right. */
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
  overflow: 'hidden',
  [mq.lg]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 6fr)' },
});

const textCss = css({ ...flex.column, gap: space[5], padding: 'clamp(1.25rem, 3.2vw, 3rem)' });

const listCss = css({ marginTop: space[3] });

const footCss = css({
  marginTop: 'auto',
  paddingTop: space[6],
  borderTop: `1px solid ${color.border}`,
});

const factsCss = css({ display: 'grid', gap: '6px' });
