import { css } from '@emotion/react';
import { useRef } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { SectionHead } from '#src/components/ui/section-head.tsx';
import { Section } from '#src/components/ui/section.tsx';
import type { ProductSummary } from '#src/sections/shared/product-card.tsx';
import { space } from '#src/theme/tokens.ts';
import { CatalogueSkeleton } from './catalogue-skeleton.tsx';
import { FilterBar } from './filter-bar.tsx';
import { NO_FILTERS } from './filters.ts';
import { ProductList } from './product-list.tsx';
import { ResultLine } from './result-line.tsx';
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

  return (
    <Section tone="subtle" labelledBy={CATALOGUE_ID}>
      <Container>
        <SectionHead
          id={CATALOGUE_ID}
          title={head?.title ?? 'Otros productos'}
          kicker={head?.kicker ?? null}
          description={head?.description ?? null}
        />
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
            action={<Button onClick={() => void catalogue.retry()}>Reintentar</Button>}
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
      </Container>
    </Section>
  );
}

const moreCss = css({ display: 'grid', justifyItems: 'center', marginTop: space[9] });
