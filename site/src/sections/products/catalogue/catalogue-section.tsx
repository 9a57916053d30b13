import { css } from '@emotion/react';
import { memo, useEffect, useRef, type RefObject } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { Grid } from '#src/components/ui/grid.tsx';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import { ProductCard, type ProductSummary } from '#src/sections/shared/product-card.tsx';
import { color, flex, fontSize, space } from '#src/theme/tokens.ts';
import { formatCount } from '@tequiora/cms/contracts/number.ts';
import { CatalogueSkeleton } from './catalogue-skeleton.tsx';
import { FilterBar } from './filter-bar.tsx';
import { NO_FILTERS } from './filters.ts';
import { CATALOGUE_ID, useCatalogue } from './use-catalogue.ts';

type CatalogueSectionProps = {
  head: Queries.SectionHeadFieldsFragment | null | undefined;
  /** The first page, sorted by name. */
  firstProducts: readonly ProductSummary[];
  /** Total number of products. */
  total: number;
  /** Categories with products, in the order of the CMS. */
  categories: readonly { slug: string; name: string }[];
  locationKey: string | undefined;
};

/** 'Otros productos': search, filter and sort in the browser. Renders nothing without products. */
export function CatalogueSection({ head, ...options }: CatalogueSectionProps) {
  const catalogue = useCatalogue(options);
  const countRef = useRef<HTMLParagraphElement>(null);
  if (options.total === 0) return null;
  const { products, count, isLoading, hasFailed } = catalogue;
  const isEmpty = !isLoading && !hasFailed && products.length === 0;
  const showsList = !isEmpty && !hasFailed && !(isLoading && catalogue.isFiltered);

  function clear() {
    catalogue.choose(NO_FILTERS);
    countRef.current?.focus();
  }

  function retry() {
    void catalogue.retry();
    countRef.current?.focus();
  }

  return (
    <HeadedSection tone="subtle" headId={CATALOGUE_ID} head={head} title="Otros productos">
      <FilterBar
        filters={catalogue.filters}
        categories={options.categories}
        onSearch={catalogue.search}
        onChoose={catalogue.choose}
        onApproach={catalogue.prepare}
      />
      <ResultLine
        count={count}
        isLoading={isLoading}
        isFiltered={catalogue.isFiltered}
        countRef={countRef}
        onClear={clear}
      />
      {showsList ? <ProductList products={products} focusIndex={catalogue.focusIndex} /> : null}
      {isLoading ? <CatalogueSkeleton /> : null}
      {hasFailed ? (
        <EmptyState
          icon="refresh"
          title="Error al cargar productos"
          hint="Revisa tu conexión e intenta de nuevo."
          action={<Button onClick={retry}>Reintentar</Button>}
        />
      ) : null}
      {isEmpty ? (
        <EmptyState
          title="No se encontraron productos"
          hint="Prueba con otra palabra o quita algún filtro."
          action={<Button onClick={clear}>Limpiar filtros</Button>}
        />
      ) : null}
      {showsList && !isLoading && products.length < count ? (
        <div css={moreCss}>
          <Button variant="secondary" onClick={catalogue.showMore}>
            Ver más productos
          </Button>
        </div>
      ) : null}
    </HeadedSection>
  );
}

type ProductListProps = {
  products: readonly ProductSummary[];
  /** Index of the first product added by 'Ver más'; it gets the focus. */
  focusIndex: number | null;
};

/** Memoised, so that typing in the search field does not re-render the list. */
const ProductList = memo(function ProductList({ products, focusIndex }: ProductListProps) {
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

type ResultLineProps = {
  count: number;
  isLoading: boolean;
  isFiltered: boolean;
  /** Gets the focus when the clicked button disappears. */
  countRef: RefObject<HTMLParagraphElement>;
  onClear: () => void;
};

/** Announces the number of products and offers to clear the filters. */
function ResultLine({ count, isLoading, isFiltered, countRef, onClear }: ResultLineProps) {
  return (
    <div css={lineCss}>
      <p ref={countRef} tabIndex={-1} aria-live="polite" css={countCss}>
        {isLoading && isFiltered ? 'Buscando…' : countText(count)}
      </p>
      {isFiltered && count > 0 ? (
        <Button variant="link" icon="close" onClick={onClear}>
          Limpiar filtros
        </Button>
      ) : null}
    </div>
  );
}

function countText(count: number): string {
  if (count === 0) return 'Sin resultados';
  return formatCount(count, 'producto', 'productos');
}

const moreCss = css({ display: 'grid', justifyItems: 'center', marginTop: space[9] });

const lineCss = css({ ...flex.spread, gap: '16px', minHeight: '44px', marginBlock: '8px 12px' });

const countCss = css({
  color: color.fgMuted,
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
});
