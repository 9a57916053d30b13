import { Grid } from '#src/components/ui/grid.tsx';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import { ProductCard, type ProductSummary } from '#src/sections/shared/product-card.tsx';
import { screenOnlyCss } from '#src/theme/print-css.ts';
import { railCss } from '#src/theme/rail-css.ts';

/** The products of the catalogue that a case uses. */
export function UsedProducts({ products }: { products: readonly ProductSummary[] }) {
  if (products.length === 0) return null;
  return (
    <HeadedSection
      isCompact
      tone="subtle"
      headId="productos-usados"
      title="Lo que se instaló"
      css={screenOnlyCss}
    >
      <Grid as="ul" columns={{ base: 1, md: 2, lg: 3 }} css={railCss}>
        {products.map((product) => (
          <ProductCard key={product.slug} product={product} />
        ))}
      </Grid>
    </HeadedSection>
  );
}
