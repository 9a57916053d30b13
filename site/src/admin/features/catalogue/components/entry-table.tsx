import type { CatalogueListResponse } from '@tequiora/cms/contracts/catalogue.ts';
import { Navigate, useLocation } from 'react-router-dom';
import { DataTable } from '#src/admin/ui/data-table.tsx';
import { Pagination } from '#src/admin/ui/pagination.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import type { AdminEntry, CatalogueKind } from '../lib/kind.ts';
import { listParams, type ListChange, type ListState } from '../lib/list-params.ts';
import { PAGE_SIZE } from '../lib/list-query.ts';
import { entryColumns } from './entry-columns.tsx';

type EntryTableProps<Item extends AdminEntry> = {
  kind: CatalogueKind<Item>;
  answer: CatalogueListResponse<Item>;
  state: ListState;
  /** The rows of other filters, until those of these ones are there. */
  isStale: boolean;
  onChange: ListChange;
  onDelete: (item: Item) => void;
};

/** One page of rows. */
export function EntryTable<Item extends AdminEntry>(props: EntryTableProps<Item>) {
  const { kind, answer, state, isStale, onChange, onDelete } = props;
  const { data: rows, meta } = answer;
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

/** The page asked for is no longer there, as after its last row was deleted. */
function lastPage(search: string, total: number) {
  const params = new URLSearchParams(search);
  const page = listParams.page.write(Math.ceil(total / PAGE_SIZE));
  if (page) params.set(listParams.page.name, page);
  else params.delete(listParams.page.name);
  return { search: params.toString() };
}
