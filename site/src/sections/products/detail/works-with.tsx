import { css } from '@emotion/react';
import { Card, cardLinkCss } from '#src/components/ui/card.tsx';
import { Grid } from '#src/components/ui/grid.tsx';
import { IconTile } from '#src/components/ui/icon-tile.tsx';
import { SmartLink } from '#src/components/ui/smart-link.tsx';
import { systemPath } from '#src/sections/products/system/system-paths.ts';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import { color, fontSize, mq, space } from '#src/theme/tokens.ts';
import { currentPrice } from '@tequiora/cms/contracts/offers.ts';
import { formatPriceWithTerms } from '@tequiora/cms/contracts/tax.ts';

type WorksWithProps = {
  product: Pick<
    Queries.ProductDetailFieldsFragment,
    'slug' | 'worksWithProducts' | 'worksWithSystems'
  >;
};

/** The systems and the other products that a product is used with; nothing without one. */
export function WorksWith({ product }: WorksWithProps) {
  const systems = product.worksWithSystems.map(({ slug, name, subtitle, icon }) => ({
    href: systemPath(slug),
    name,
    icon,
    text: subtitle,
  }));
  const products = product.worksWithProducts
    .filter(({ slug }) => slug !== product.slug)
    .map((other) => ({
      href: `/productos/${other.slug}`,
      name: other.name,
      icon: 'package',
      text: formatPriceWithTerms(currentPrice(other), other),
    }));
  const others = [...systems, ...products];
  if (others.length === 0) return null;
  return (
    <HeadedSection isCompact isSide tone="subtle" headId="funciona-con" title="Funciona con">
      <Grid
        as="ul"
        columns={{ base: 1, md: others.length > 1 ? 2 : 1 }}
        labelledBy="funciona-con"
        css={gridCss}
      >
        {others.map(({ href, name, icon, text }) => (
          <Card as="li" key={href} isInteractive css={cardCss}>
            <IconTile name={icon} />
            <div css={textCss}>
              <h3 css={nameCss}>
                <SmartLink href={href} css={cardLinkCss}>
                  {name}
                </SmartLink>
              </h3>
              {text ? <p css={mutedCss}>{text}</p> : null}
            </div>
          </Card>
        ))}
      </Grid>
    </HeadedSection>
  );
}

const gridCss = css({
  [mq.print]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: `${space[4]} !important` },
});

const cardCss = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'start',
  padding: space[6],
  [mq.print]: { padding: space[4] },
});

const textCss = css({ display: 'grid', gap: '2px', minWidth: 0, overflowWrap: 'anywhere' });

const nameCss = css({ fontSize: fontSize.h4 });

const mutedCss = css({ color: color.fgMuted, fontSize: fontSize.sm });
