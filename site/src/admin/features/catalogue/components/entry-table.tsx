import { css } from '@emotion/react';
import { Navigate, useLocation } from 'react-router-dom';
import { withPage } from '#src/admin/lib/use-url-state.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { DataTable, type Column } from '#src/admin/ui/data-table.tsx';
import { DeletionBadge } from '#src/admin/ui/deletion-badge.tsx';
import { Pagination } from '#src/admin/ui/pagination.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { RelativeTime } from '#src/admin/ui/relative-time.tsx';
import { ScreenLink } from '#src/admin/ui/screen-link.tsx';
import { Thumbnail } from '#src/admin/ui/thumbnail.tsx';
import { Badge } from '#src/components/ui/badge.tsx';
import { color, flex, mq, space } from '#src/theme/tokens.ts';
import type { CatalogueListResponse } from '@tequiora/cms/contracts/catalogue.ts';
import type { AdminEntry, CatalogueKind } from '../lib/kind.ts';
import { listParams, PAGE_SIZE, type ListChange, type ListState } from '../lib/list-params.ts';
import { EntryActions } from './entry-actions.tsx';
import { StateBadge } from './state-badge.tsx';

type EntryTableProps<Item extends AdminEntry> = {
  kind: CatalogueKind<Item>;
  response: CatalogueListResponse<Item>;
  state: ListState;
  /** True while the rows of the previous filters are shown. */
  isStale: boolean;
  onChange: ListChange;
  onDelete: (item: Item) => void;
};

export function EntryTable<Item extends AdminEntry>(props: EntryTableProps<Item>) {
  const { kind, response, state, isStale, onChange, onDelete } = props;
  const { data: rows, meta } = response;
  const { total } = meta.pagination;
  const { search } = useLocation();
  if (rows.length === 0 && !isStale) {
    // The last row of the page was deleted.
    const last = withPage(search, listParams.page, Math.ceil(total / PAGE_SIZE));
    return <Navigate to={{ search: last }} replace />;
  }
  return (
    <Panel isFlush>
      <DataTable
        caption={kind.texts.titles}
        columns={entryColumns(kind, onDelete)}
        rows={rows}
        rowKey={({ documentId }) => documentId}
        sort={{ key: state.sort.replace('-', ''), isDescending: state.sort.startsWith('-') }}
        onSort={({ key, isDescending }) =>
          onChange({ sort: listParams.sort.read(isDescending ? `-${key}` : key) })
        }
        isStale={isStale}
      />
      <Pagination
        page={state.page}
        pageSize={PAGE_SIZE}
        total={total}
        noun={[kind.texts.noun, kind.texts.nouns]}
        onPage={(page) => onChange({ page })}
      />
    </Panel>
  );
}

/** Returns the columns of the list; the name links to the form. */
function entryColumns<Item extends AdminEntry>(
  kind: CatalogueKind<Item>,
  onDelete: (item: Item) => void,
): readonly Column<Item>[] {
  return [
    {
      key: 'name',
      header: kind.texts.title,
      sortKey: 'nombre',
      isRowHeader: true,
      cell: (item) => (
        <span css={nameCss}>
          <Thumbnail url={item.image?.formats?.thumbnail?.url ?? item.image?.url} />
          <span css={nameTextCss}>
            <ScreenLink to={kind.paths.entry(item.documentId)}>{item.name}</ScreenLink>
            <span css={smallCss}>
              <span>{kind.categoryText(item) ?? 'Sin categoría'}</span>
              {kind.isFeatured(item) ? <Badge tone="sky">Destacado</Badge> : null}
              <DeletionBadge id={item.documentId} />
            </span>
          </span>
        </span>
      ),
    },
    {
      key: 'price',
      header: 'Precio',
      ...(kind.hasFeatured ? ({ sortKey: 'precio', align: 'end' } as const) : null),
      cell: (item) => kind.priceText(item) ?? 'Sin precio',
    },
    { key: 'state', header: 'Estado', cell: (item) => <StateBadge entry={item} /> },
    {
      key: 'updatedAt',
      header: 'Actualizado',
      sortKey: 'actualizado',
      cell: ({ updatedAt }) => <RelativeTime iso={updatedAt} />,
    },
    {
      key: 'actions',
      header: 'Acciones',
      isHeaderHidden: true,
      width: '1px',
      cell: (item) => <EntryActions kind={kind} item={item} onDelete={() => onDelete(item)} />,
    },
  ];
}

const nameCss = css({ ...flex.row, gap: space[4], minWidth: '9rem', overflowWrap: 'anywhere' });

const nameTextCss = css({
  display: 'grid',
  gap: space[1],
  justifyItems: 'start',
  minWidth: 0,
  [mq.belowMd]: { fontSize: '1rem' },
});

const smallCss = css({ ...adminText.xs, ...flex.wrapRow, gap: space[3], color: color.fgMuted });
