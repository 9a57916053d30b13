import { memo, useEffect, useRef } from 'react';
import { Grid } from '#src/components/ui/grid.tsx';
import { ProductCard, type ProductSummary } from '#src/sections/shared/product-card.tsx';

type ProductListProps = {
  products: readonly ProductSummary[];
  /** Index of the first product added by 'Ver más'; it gets the focus. */
  focusIndex: number | null;
};

/** Memoised, so that typing in the search field does not re-render the list. */
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
