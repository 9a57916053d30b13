import { css } from '@emotion/react';
import { memo, type RefObject, useEffect, useId, useRef } from 'react';
import { useSearchChatHref } from '#src/components/layout/use-search-chat-href.ts';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Card, cardLinkCss } from '#src/components/ui/card.tsx';
import { Cluster } from '#src/components/ui/cluster.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { Grid } from '#src/components/ui/grid.tsx';
import { IconTile } from '#src/components/ui/icon-tile.tsx';
import { Price } from '#src/components/ui/price.tsx';
import { SmartLink } from '#src/components/ui/smart-link.tsx';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import { ProductCard } from '#src/sections/shared/product-card.tsx';
import { color, flex, fontSize, space } from '#src/theme/tokens.ts';
import { formatCount } from '@tequiora/cms/contracts/number.ts';
import { CatalogueSkeleton } from './catalogue-skeleton.tsx';
import { FilterBar } from './filter-bar.tsx';
import { NO_FILTERS } from './filters.ts';
import type { CatalogueCategory, CatalogueProduct, CatalogueSystem } from './find-entries.ts';
import { CATALOGUE_ID, useCatalogue } from './use-catalogue.ts';

type CatalogueSectionProps = {
  head: Queries.SectionHeadFieldsFragment | null | undefined;
  /** The first page, in the manual order. */
  firstProducts: readonly CatalogueProduct[];
  /** Total number of products. */
  total: number;
  /** Categories with products, in the order of the CMS. */
  categories: readonly CatalogueCategory[];
  /** Flagship products, which searches find, too. */
  systems: readonly CatalogueSystem[];
  locationKey: string | undefined;
};

/** 'Otros productos': search, filter and sort in the browser. Renders nothing without products. */
export function CatalogueSection({ head, ...options }: CatalogueSectionProps) {
  const catalogue = useCatalogue(options);
  const countRef = useRef<HTMLParagraphElement>(null);
  if (options.total === 0) return null;
  const { products, systems, count, isLoading, hasFailed } = catalogue;
  const hasNoProducts = !isLoading && !hasFailed && products.length === 0;
  const showsList = !hasNoProducts && !hasFailed && !(isLoading && catalogue.isFiltered);

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
        onSearch={catalogue.typeSearch}
        onChoose={catalogue.choose}
        onApproach={catalogue.prepare}
      />
      <ResultLine
        text={isLoading && catalogue.isFiltered ? 'Buscando…' : countText(count, systems.length)}
        canClear={catalogue.isFiltered && count + systems.length > 0}
        countRef={countRef}
        onClear={clear}
      />
      <FoundSystems title="Sistemas para lo que buscas" systems={systems} />
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
      {hasNoProducts && systems.length === 0 ? (
        <NoResults search={catalogue.search} systems={options.systems} onClear={clear} />
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
  products: readonly CatalogueProduct[];
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
  text: string;
  canClear: boolean;
  /** Gets the focus when the clicked button disappears. */
  countRef: RefObject<HTMLParagraphElement>;
  onClear: () => void;
};

/** Announces the number of products and offers to clear the filters. */
function ResultLine({ text, canClear, countRef, onClear }: ResultLineProps) {
  return (
    <div css={lineCss}>
      <p ref={countRef} tabIndex={-1} aria-live="polite" css={countCss}>
        {text}
      </p>
      {canClear ? (
        <Button variant="link" icon="close" onClick={onClear}>
          Limpiar filtros
        </Button>
      ) : null}
    </div>
  );
}

function countText(products: number, systems: number): string {
  const found = [
    ...(systems > 0 ? [formatCount(systems, 'sistema', 'sistemas')] : []),
    ...(products > 0 ? [formatCount(products, 'producto', 'productos')] : []),
  ];
  return found.length > 0 ? found.join(' y ') : 'Sin resultados';
}

const moreCss = css({ display: 'grid', justifyItems: 'center', marginTop: space[9] });

const lineCss = css({ ...flex.spread, gap: '16px', minHeight: '44px', marginBlock: '8px 12px' });

const countCss = css({
  color: color.fgMuted,
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
});

type NoResultsProps = {
  /** What the visitor typed; empty when only a category is chosen. */
  search: string;
  systems: readonly CatalogueSystem[];
  onClear: () => void;
};

/** Offers the ways on after a search without results: a chat about it, all products, the systems. */
function NoResults({ search, systems, onClear }: NoResultsProps) {
  const chat = useSearchChatHref(search);
  return (
    <div css={stackCss}>
      <EmptyState
        title="No se encontraron productos"
        hint={
          search
            ? 'Prueba con otra palabra, quita algún filtro o pregúntanos si lo manejamos.'
            : 'Prueba con otra palabra o quita algún filtro.'
        }
        action={
          <Cluster justify="center" isStackedOnPhone>
            <Button onClick={onClear}>Limpiar filtros</Button>
            <ButtonLink href={chat} variant="whatsapp" size="md">
              Preguntar por WhatsApp
            </ButtonLink>
          </Cluster>
        }
      />
      <FoundSystems title="Conoce nuestros sistemas" systems={systems} />
    </div>
  );
}

const stackCss = css({ display: 'grid', gap: space.gap });

type FoundSystemsProps = { title: string; systems: readonly CatalogueSystem[] };

/** Short cards of flagship products with links to their panels above the catalogue. */
function FoundSystems({ title, systems }: FoundSystemsProps) {
  const titleId = useId();
  if (systems.length === 0) return null;
  return (
    <div css={blockCss}>
      <p id={titleId} css={titleCss}>
        {title}
      </p>
      <Grid as="ul" columns={{ base: 1, md: 2, lg: 3 }} labelledBy={titleId}>
        {systems.map(({ slug, name, subtitle, icon, pricing }) => (
          <Card as="li" key={slug} tone="tint" isInteractive css={cardCss}>
            <IconTile name={icon} />
            <div css={textCss}>
              <h3 css={nameCss}>
                <SmartLink href={`#${slug}`} css={cardLinkCss}>
                  {name}
                </SmartLink>
              </h3>
              {subtitle ? <p css={subtitleCss}>{subtitle}</p> : null}
              <Price amount={pricing.amount} unit={`/${pricing.period}`} tax={pricing.tax} isFrom />
            </div>
          </Card>
        ))}
      </Grid>
    </div>
  );
}

const blockCss = css({ display: 'grid', gap: space[4], marginBottom: space.gap });

const titleCss = css({ color: color.fg, fontSize: fontSize.sm, fontWeight: 600 });

const cardCss = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[5],
  padding: space[6],
});

const textCss = css({ ...flex.column, gap: '4px' });

const nameCss = css({ fontSize: fontSize.h4 });

const subtitleCss = css({ color: color.fgMuted, fontSize: fontSize.sm });
