import { css } from '@emotion/react';
import { TextLink } from '#src/components/ui/text-link.tsx';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import { ProductCard } from '#src/sections/shared/product-card.tsx';
import { mq, space } from '#src/theme/tokens.ts';
import type { SectionId } from '@tequiora/cms/contracts/pages.ts';

type FeaturedProductsProps = {
  head: Queries.SectionHeadFieldsFragment | null;
  products: readonly Queries.ProductCardFieldsFragment[];
};

const HEAD_ID: SectionId<'/'> = 'productos-destacados';

/** Featured products: a grid, on phones a row to swipe. */
export function FeaturedProducts({ head, products }: FeaturedProductsProps) {
  if (products.length === 0) return null;
  return (
    <HeadedSection
      tone="subtle"
      headId={HEAD_ID}
      head={head}
      title="Productos destacados"
      action={
        <TextLink href="/productos" hasArrow>
          Ver todos los productos
        </TextLink>
      }
    >
      <ul role="list" css={listCss}>
        {products.map((product) => (
          <ProductCard key={product.slug} product={product} css={cardCss} />
        ))}
      </ul>
    </HeadedSection>
  );
}

const listCss = css({
  display: 'grid',
  gap: space.gap,
  [mq.belowMd]: {
    gridAutoFlow: 'column',
    gridAutoColumns: 'min(82vw, 22rem)',
    marginInline: `calc(-1 * ${space.gutter})`,
    // Space for a card's focus ring inside the scroll container.
    padding: `6px ${space.gutter} 1rem`,
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollPaddingInline: space.gutter,
    scrollbarWidth: 'thin',
  },
  [mq.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [mq.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [mq.print]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

const cardCss = css({ scrollSnapAlign: 'start' });
