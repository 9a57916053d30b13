import { css } from '@emotion/react';
import type { FormEvent } from 'react';
import { color, layout, mq, radius, shadow, zIndex } from '#src/theme/tokens.ts';
import { FilterSelect } from './filter-select.tsx';
import { isSort, NO_FILTERS, SORT_OPTIONS, type CatalogueFilters } from './filters.ts';
import { SearchField } from './search-field.tsx';

type FilterBarProps = {
  filters: CatalogueFilters;
  categories: readonly { slug: string; name: string }[];
  onSearch: (text: string) => void;
  onChoose: (change: Partial<CatalogueFilters>) => void;
  /** Called when the visitor is about to use the filters. */
  onApproach: () => void;
};

/** Search, category and sort order. Before hydration a plain GET form for the same page. */
export function FilterBar({ filters, categories, onSearch, onChoose, onApproach }: FilterBarProps) {
  return (
    <form
      role="search"
      aria-label="Buscar en el catálogo"
      action="/productos"
      css={barCss}
      onSubmit={preventReload}
      onFocus={onApproach}
    >
      <SearchField value={filters.search} onChange={onSearch} />
      <FilterSelect
        id="categoria"
        label="Categoría"
        value={filters.category}
        options={[
          { value: '', label: 'Todas' },
          ...categories.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
        onChange={(category) => onChoose({ category })}
      />
      <FilterSelect
        id="orden"
        label="Ordenar por"
        value={filters.sort}
        options={SORT_OPTIONS}
        onChange={(sort) => onChoose({ sort: isSort(sort) ? sort : NO_FILTERS.sort })}
      />
    </form>
  );
}

function preventReload(event: FormEvent) {
  event.preventDefault();
}

const barCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '10px',
  '& > div:first-of-type': { gridColumn: '1 / -1' },
  // Hidden without scripts, which filtering needs; all products are in the page or the sitemap.
  '@media (scripting: none)': { display: 'none' },
  [mq.md]: {
    position: 'sticky',
    zIndex: zIndex.nav - 1,
    top: `calc(${layout.nav} + 12px)`,
    gridTemplateColumns: 'minmax(0, 1fr) minmax(11rem, 15rem) minmax(11rem, 15rem)',
    padding: '10px',
    marginInline: '-10px',
    border: `1px solid ${color.border}`,
    borderRadius: radius.xl,
    background: color.bgRaised,
    // Hides content that scrolls between the bar and the navigation.
    boxShadow: `${shadow.sm}, 0 -12px 0 8px ${color.bgSubtle}`,
    '& > div:first-of-type': { gridColumn: 'auto' },
  },
});
