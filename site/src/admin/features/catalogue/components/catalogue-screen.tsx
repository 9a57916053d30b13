import type { ReactNode } from 'react';
import { useUrlState } from '#src/admin/lib/use-url-state.ts';
import { CheckBox } from '#src/admin/ui/check-box.tsx';
import { FilterBar } from '#src/admin/ui/filter-bar.tsx';
import { FilterSelect } from '#src/admin/ui/filter-select.tsx';
import { LinkButton } from '#src/admin/ui/link-button.tsx';
import { PageHeader } from '#src/admin/ui/page-header.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import type { SelectOption } from '#src/components/form/select.tsx';
import type { AdminEntry, CatalogueKind } from '../lib/kind.ts';
import {
  hasFilters,
  listParams,
  NO_FILTERS,
  sortOptions,
  type ListChange,
  type ListState,
} from '../lib/list-params.ts';
import { CatalogueList } from './catalogue-list.tsx';

type CatalogueScreenProps<Item extends AdminEntry> = {
  kind: CatalogueKind<Item>;
  categories: readonly SelectOption[];
  description: string;
  /** 'Agregar producto' */
  createLabel: string;
  /** Further actions of the header. */
  actions?: ReactNode;
};

export function CatalogueScreen<Item extends AdminEntry>(props: CatalogueScreenProps<Item>) {
  const { kind, categories, description, createLabel, actions } = props;
  const [state, onChange] = useUrlState(listParams);
  return (
    <>
      <PageHeader
        title={kind.texts.titles}
        description={description}
        actions={
          <>
            {actions}
            <LinkButton to={kind.paths.create()} variant="primary" icon="plus">
              {createLabel}
            </LinkButton>
          </>
        }
      />
      <CatalogueFilters {...{ kind, categories, state, onChange }} />
      <CatalogueList {...{ kind, state, onChange, createLabel }} />
    </>
  );
}

type CatalogueFiltersProps<Item extends AdminEntry> = {
  kind: CatalogueKind<Item>;
  categories: readonly SelectOption[];
  state: ListState;
  onChange: ListChange;
};

function CatalogueFilters<Item extends AdminEntry>(props: CatalogueFiltersProps<Item>) {
  const { kind, categories, state, onChange } = props;
  const { search, category, isFeatured, sort } = state;
  return (
    <Panel isFlush>
      <FilterBar
        label={`Filtros de ${kind.texts.nouns}`}
        activeCount={Number(category !== '') + Number(isFeatured)}
        search={{
          placeholder: 'Nombre o descripción',
          value: search,
          onChange: (value) => onChange({ search: value }, { replace: true }),
        }}
        onClear={hasFilters(state) ? () => onChange(NO_FILTERS) : null}
      >
        <FilterSelect
          label="Categoría"
          value={category}
          options={withChosen(categories, category)}
          onChange={(value) => onChange({ category: value })}
        />
        <FilterSelect
          label="Orden"
          value={sort}
          options={sortOptions(kind.hasFeatured)}
          onChange={(value) => onChange({ sort: listParams.sort.read(value) })}
        />
        {kind.hasFeatured ? (
          <CheckBox
            label="Solo destacados"
            isChecked={isFeatured}
            onToggle={() => onChange({ isFeatured: !isFeatured })}
          />
        ) : null}
      </FilterBar>
    </Panel>
  );
}

const ALL: SelectOption = { value: '', label: 'Todas' };

/** Adds the category in the URL, which may no longer exist or not be loaded yet. */
export function withChosen(categories: readonly SelectOption[], chosen: string): SelectOption[] {
  const isKnown = chosen === '' || categories.some(({ value }) => value === chosen);
  return [ALL, ...categories, ...(isKnown ? [] : [{ value: chosen, label: chosen }])];
}
