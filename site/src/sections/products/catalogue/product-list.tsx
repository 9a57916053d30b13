import { memo, useEffect, useRef } from 'react';
import { Grid } from '#src/components/ui/grid.tsx';
import { ProductCard, type ProductSummary } from '#src/sections/shared/product-card.tsx';

type ProductListProps = {
  products: readonly ProductSummary[];
  /** Position of the first product that 'Ver más' brought; it takes the focus. */
  focusIndex: number | null;
};

/** Memoised: the list stays as it is while the field above it takes a letter. */
export const ProductList = memo(function ProductList({ products, focusIndex }: ProductListProps) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (focusIndex === null) return;
    ref.current?.querySelectorAll('li')[focusIndex]?.querySelector('a')?.focus();
  }, [focusIndex, products.length]);

  return (
    <div ref={ref}>
      <Grid as="ul" columns={{ base: 1, md: 2, lg: 3 }}>
        {products.map((product) => (
          <ProductCard key={product.slug} product={product} isRowOnPhone />
        ))}
      </Grid>
    </div>
  );
});
