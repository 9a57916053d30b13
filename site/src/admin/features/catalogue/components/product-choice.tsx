import { css } from '@emotion/react';
import { useState } from 'react';
import { mutedCss } from '#src/admin/ui/admin-text.ts';
import { CheckBox } from '#src/admin/ui/check-box.tsx';
import { DataTable, type Column } from '#src/admin/ui/data-table.tsx';
import { FilterBar } from '#src/admin/ui/filter-bar.tsx';
import { FilterSelect } from '#src/admin/ui/filter-select.tsx';
import { Pagination } from '#src/admin/ui/pagination.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import type { SelectOption } from '#src/components/form/select.tsx';
import { color, flex, space } from '#src/theme/tokens.ts';
import type { AdminProduct } from '@tequiora/cms/contracts/catalogue.ts';
import { formatCount } from '@tequiora/cms/contracts/number.ts';
import type { ListChange, ListState } from '../lib/list-params.ts';
import { productKind } from '../lib/product-kind.ts';
import type { ProductChoice as Choice } from '../lib/use-product-choice.ts';
import { withChosen } from './catalogue-screen.tsx';
import { StateBadge } from './state-badge.tsx';

const PAGE_SIZE = 10;

type ProductChoiceProps = {
  choice: Choice;
  categories: readonly SelectOption[];
  state: ListState;
  onChange: ListChange;
};

/** Chooses products one by one, or all that the filters match. */
export function ProductChoice({ choice, categories, state, onChange }: ProductChoiceProps) {
  const { search, category } = state;
  const [page, setPage] = useState(1);
  const { found } = choice;
  const shownPage = Math.min(page, Math.max(1, Math.ceil(found.length / PAGE_SIZE)));
  const rows = found.slice((shownPage - 1) * PAGE_SIZE, shownPage * PAGE_SIZE);
  return (
    <Panel title="1. Elige los productos" isFlush>
      <FilterBar
        label="Filtros de productos"
        activeCount={Number(category !== '')}
        search={{
          placeholder: 'Nombre',
          value: search,
          onChange: (value) => onChange({ search: value }, { replace: true }),
        }}
        onClear={search || category ? () => onChange({ search: '', category: '' }) : null}
      >
        <FilterSelect
          label="Categoría"
          value={category}
          options={withChosen(categories, category)}
          onChange={(value) => onChange({ category: value })}
        />
      </FilterBar>
      <div css={barCss}>
        <CheckBox
          label={
            found.length === 1 ? 'Elegir el de la lista' : `Elegir los ${found.length} de la lista`
          }
          isChecked={choice.isAll}
          isMixed={choice.isSome && !choice.isAll}
          onToggle={() => choice.setAll(!choice.isAll)}
        />
        <p role="status" css={mutedCss}>
          {formatCount(choice.chosenIds.length, 'elegido', 'elegidos')}
        </p>
      </div>
      {rows.length === 0 ? (
        <p css={[mutedCss, emptyCss]}>Ningún producto cumple con estos filtros.</p>
      ) : (
        <DataTable
          caption="Productos para cambiar"
          columns={columns(choice)}
          rows={rows}
          rowKey={({ documentId }) => documentId}
          isCompact
          isDense
        />
      )}
      <Pagination
        page={shownPage}
        pageSize={PAGE_SIZE}
        total={found.length}
        noun={['producto', 'productos']}
        onPage={setPage}
      />
    </Panel>
  );
}

function columns(choice: Choice): readonly Column<AdminProduct>[] {
  return [
    {
      key: 'choice',
      header: 'Elegir',
      isHeaderHidden: true,
      isMark: true,
      width: '1px',
      cell: ({ documentId, name }) => (
        <CheckBox
          label={`Elegir «${name}»`}
          isLabelHidden
          isChecked={choice.has(documentId)}
          onToggle={() => choice.toggle(documentId)}
        />
      ),
    },
    { key: 'name', header: 'Producto', isRowHeader: true, cell: ({ name }) => name },
    {
      key: 'category',
      header: 'Categoría',
      cell: (item) => productKind.categoryText(item) ?? 'Sin categoría',
    },
    {
      key: 'price',
      header: 'Precio',
      align: 'end',
      cell: (item) => productKind.priceText(item),
    },
    { key: 'state', header: 'Estado', cell: (item) => <StateBadge entry={item} /> },
  ];
}

const barCss = css({
  ...flex.wrapSpread,
  gap: `0 ${space[5]}`,
  padding: `${space[2]} ${space[6]}`,
  borderTop: `1px solid ${color.border}`,
  borderBottom: `1px solid ${color.border}`,
});

const emptyCss = css({ padding: space[6] });
