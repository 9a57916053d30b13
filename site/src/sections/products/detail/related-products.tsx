import { css } from '@emotion/react';
import { Grid } from '#src/components/ui/grid.tsx';
import { TextLink } from '#src/components/ui/text-link.tsx';
import { compareHref } from '#src/sections/compare/compared-slugs.ts';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import { ProductCard, type ProductSummary } from '#src/sections/shared/product-card.tsx';
import { screenOnlyCss } from '#src/theme/print-css.ts';
import { space } from '#src/theme/tokens.ts';

type RelatedProductsProps = {
  /** Slug of the product of the page. */
  slug: string;
  products: readonly ProductSummary[];
};

export function RelatedProducts({ slug, products }: RelatedProductsProps) {
  if (products.length === 0) return null;
  return (
    <HeadedSection
      tone="subtle"
      headId="relacionados"
      css={screenOnlyCss}
      title="También te puede *servir*"
      action={
        <TextLink href="/productos" hasArrow>
          Ver todos los productos
        </TextLink>
      }
    >
      <Grid as="ul" columns={{ base: 1, md: 2, lg: 3 }}>
        {products.map((product) => (
          <ProductCard key={product.slug} product={product} />
        ))}
      </Grid>
      <p css={compareCss}>
        <TextLink href={compareHref([slug, ...products.map((each) => each.slug)])} hasArrow>
          Comparar con los dos primeros
        </TextLink>
      </p>
    </HeadedSection>
  );
}

const compareCss = css({
  marginTop: space[7],
  '@media (scripting: none)': { display: 'none' },
});
