import { css } from '@emotion/react';
import type { FormEvent } from 'react';
import { controlCss } from '#src/components/form/control-css.ts';
import { SearchField } from '#src/components/form/search-field.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import { color, fontSize, layout, mq, radius, shadow, zIndex } from '#src/theme/tokens.ts';
import { isSort, NO_FILTERS, SORT_OPTIONS, type CatalogueFilters } from './filters.ts';

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
      <SearchField
        id="buscar-productos"
        label="Buscar por nombre o descripción"
        placeholder="Buscar productos"
        value={filters.search}
        onChange={onSearch}
      />
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

type FilterSelectProps = {
  /** Also the name of the URL parameter. */
  id: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** Native select with its label inside the box. */
function FilterSelect({ id, label, value, options, onChange }: FilterSelectProps) {
  return (
    <div css={fieldCss}>
      <label htmlFor={id} css={labelCss}>
        {label}
      </label>
      <select
        id={id}
        name={id}
        value={value}
        css={[controlCss, selectCss]}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={18} css={arrowCss} />
    </div>
  );
}

const barCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '10px',
  '& > div:first-of-type': { gridColumn: '1 / -1' },
  // Hidden without scripts, which filtering needs; all products are in the page or the sitemap.
  '@media (scripting: none), print': { display: 'none' },
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

const fieldCss = css({ position: 'relative', minWidth: 0 });

const labelCss = css({
  position: 'absolute',
  zIndex: 1,
  top: '7px',
  left: '15px',
  color: color.fgMuted,
  fontSize: fontSize.xs,
  lineHeight: 1.4,
  pointerEvents: 'none',
});

const selectCss = css({
  appearance: 'none',
  minHeight: '56px',
  padding: '24px 38px 6px 14px',
  lineHeight: 1.4,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});

const arrowCss = css({
  position: 'absolute',
  top: '19px',
  right: '13px',
  color: color.fgMuted,
  pointerEvents: 'none',
});
