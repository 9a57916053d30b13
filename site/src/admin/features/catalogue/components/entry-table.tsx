import { Navigate, useLocation } from 'react-router-dom';
import { DataTable } from '#src/admin/ui/data-table.tsx';
import { Pagination } from '#src/admin/ui/pagination.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import type { CatalogueListResponse } from '@tequiora/cms/contracts/catalogue.ts';
import type { AdminEntry, CatalogueKind } from '../lib/kind.ts';
import { listParams, type ListChange, type ListState } from '../lib/list-params.ts';
import { PAGE_SIZE } from '../lib/list-query.ts';
import { entryColumns } from './entry-columns.tsx';

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
  if (rows.length === 0 && !isStale) return <Navigate to={lastPage(search, total)} replace />;
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

/**
 * Returns the location of the last page, for a page that no longer exists because its last row was
 * deleted.
 */
function lastPage(search: string, total: number) {
  const params = new URLSearchParams(search);
  const page = listParams.page.write(Math.ceil(total / PAGE_SIZE));
  if (page) params.set(listParams.page.name, page);
  else params.delete(listParams.page.name);
  return { search: params.toString() };
}
