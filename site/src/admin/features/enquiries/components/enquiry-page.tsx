import type { UseQueryResult } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router-dom';
import { failureText } from '#src/admin/lib/notify-failure.ts';
import { withPage } from '#src/admin/lib/use-url-state.ts';
import { DataTable } from '#src/admin/ui/data-table.tsx';
import { Pagination } from '#src/admin/ui/pagination.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { RetryBanner } from '#src/admin/ui/retry-banner.tsx';
import type { Sort } from '#src/admin/ui/sort-button.tsx';
import { useNow } from '#src/hooks/use-now.ts';
import {
  ENQUIRY_PAGE_SIZE,
  type EnquiryListResponse,
  type EnquirySummary,
} from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import {
  listParams,
  type ListSort,
  type ListState,
} from '@tequiora/cms/contracts/enquiry-list-params.ts';
import { needsAnswer } from '../lib/completion-answers.ts';
import { useRowShortcuts } from '../lib/use-row-shortcuts.ts';
import { useSelection, type useSelectedIds } from '../lib/use-selection.ts';
import { useWholeFilter } from '../lib/use-whole-filter.ts';
import { enquiryColumns } from './enquiry-columns.tsx';
import type { ListChange } from './enquiry-filters.tsx';
import { SelectionBar } from './selection-bar.tsx';

type EnquiryPageProps = {
  response: EnquiryListResponse;
  /** The query that `response` is from. */
  list: UseQueryResult<EnquiryListResponse>;
  state: ListState;
  selectionState: ReturnType<typeof useSelectedIds>;
  onChange: ListChange;
  /** Called after a bulk change, which removes the focused control. */
  onDone: () => void;
  /** Called when another page is chosen. */
  onPage: () => void;
};

/** Shows one page of rows with selection and bulk actions. */
export function EnquiryPage(props: EnquiryPageProps) {
  const { response, list, state, selectionState, onChange, onDone, onPage } = props;
  const { data: rows, meta } = response;
  const { total, isCapped } = meta.pagination;
  // True while the rows of the previous filters are shown.
  const isStale = list.isPlaceholderData;
  const now = useNow(30_000);
  const { search } = useLocation();
  const ids = rows.map(({ documentId }) => documentId);
  const context = { search, ids };
  const filter = useWholeFilter(state);
  const selection = useSelection(ids, selectionState, filter.whole);
  useRowShortcuts(context);
  if (rows.length === 0 && !isStale) {
    // The last row of the page was deleted.
    const last = withPage(search, listParams.page, Math.ceil(total / ENQUIRY_PAGE_SIZE));
    return <Navigate to={{ search: last }} replace />;
  }
  return (
    <>
      {list.error ? (
        <RetryBanner
          onRetry={() => void list.refetch()}
        >{`Error al cargar consultas. ${failureText(list.error)} Lo que ves puede no estar al día.`}</RetryBanner>
      ) : null}
      <Panel isFlush>
        <SelectionBar
          selection={selection}
          pageCount={rows.length}
          unanswered={
            selection.isWhole
              ? (filter.whole?.unanswered ?? 0)
              : rows.filter((row) => selection.has(row.documentId) && needsAnswer(row)).length
          }
          total={total}
          isReadingAll={filter.isReading}
          onSelectAll={filter.select}
          onDone={() => {
            filter.clear();
            onDone();
          }}
        />
        <DataTable
          caption="Consultas"
          columns={enquiryColumns(selection, context)}
          rows={rows}
          rowKey={({ documentId }) => documentId}
          isUrgent={(enquiry) => isOverdue(enquiry, now)}
          sort={toSort(state.sort)}
          onSort={(sort) => onChange({ sort: fromSort(sort) })}
          isStale={isStale}
          isCompact
          isDense
        />
        <Pagination
          page={state.page}
          pageSize={ENQUIRY_PAGE_SIZE}
          total={total}
          isCapped={isCapped}
          noun={['consulta', 'consultas']}
          onPage={(page) => {
            onChange({ page });
            onPage();
          }}
        />
      </Panel>
    </>
  );
}

function toSort(sort: ListSort): Sort | undefined {
  if (sort === 'urgencia') return undefined;
  return { key: sort.replace('-', ''), isDescending: sort.startsWith('-') };
}

function fromSort({ key, isDescending }: Sort): ListSort {
  return listParams.sort.read(isDescending ? `-${key}` : key);
}

/** Returns true for an enquiry that waits for a reply and whose response target has passed. */
function isOverdue(enquiry: EnquirySummary, now: Date | null): boolean {
  const { waitingUntil } = enquiry;
  return now !== null && waitingUntil !== null && Date.parse(waitingUntil) < now.getTime();
}
