import { css } from '@emotion/react';
import { useWhatsAppHref } from '#src/components/layout/use-whatsapp-href.ts';
import { Badge } from '#src/components/ui/badge.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { CheckList } from '#src/components/ui/check-list.tsx';
import { PackagePrice } from '#src/components/ui/price.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { color, flex, fontSize, space } from '#src/theme/tokens.ts';
import { DeliveryTime } from './delivery-time.tsx';

/** A package with all it includes, in a row of packages to compare. */
export function PackageCard({ item }: { item: Queries.PackageFieldsFragment }) {
  const { name, subtitle, popular, features, deliveryTime } = item;
  const href = useWhatsAppHref({ ...item, type: 'package' });
  return (
    <Card as="li" css={cardCss}>
      {popular ? (
        <Badge tone="popular" css={popularCss}>
          Más popular
        </Badge>
      ) : null}
      <div css={headCss}>
        <h3>{name}</h3>
        {subtitle ? <p css={mutedCss}>{subtitle}</p> : null}
      </div>
      <div css={factsCss}>
        <PackagePrice item={item} />
        <DeliveryTime text={deliveryTime} />
      </div>
      {features.length > 0 ? <CheckList items={features} /> : null}
      <ButtonLink href={href} variant="whatsapp" isFullWidth css={buttonCss}>
        Cotizar
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </ButtonLink>
    </Card>
  );
}

// The space above the name is that of the badge, so that names are level.
const cardCss = css({
  position: 'relative',
  gap: space[6],
  paddingTop: space[9],
  overflowWrap: 'anywhere',
});

const popularCss = css({
  position: 'absolute',
  top: space[4],
  insetInlineStart: space.card,
});

const headCss = css({ ...flex.column, gap: '4px' });

const mutedCss = css({ color: color.fgMuted, fontSize: fontSize.sm });

const factsCss = css({
  display: 'grid',
  gap: '6px',
  paddingBlock: space[5],
  borderBlock: `1px solid ${color.border}`,
});

const buttonCss = css({ marginTop: 'auto' });
