import { css } from '@emotion/react';
import type { EnquiryListResponse } from '@tequiora/cms/contracts/enquiry-desk.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '#src/admin/lib/notify-failure.ts';
import { ErrorState } from '#src/admin/ui/error-state.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { TableSkeleton } from '#src/admin/ui/table-skeleton.tsx';
import { space } from '#src/theme/tokens/space.ts';
import { enquiriesQuery } from '../api/get-enquiries.ts';
import { toListQuery } from '../lib/list-query.ts';
import type { ListState } from '../lib/list-params.ts';
import { useMarks } from '../lib/use-selection.ts';
import type { ListChange } from './enquiry-filters.tsx';
import { EnquiryPage } from './enquiry-page.tsx';
import { NoEnquiries } from './no-enquiries.tsx';

const EVERY_MS = 10_000;

type EnquiryListProps = { state: ListState; onChange: ListChange };

/** The list in each of its states; what is new comes by itself. */
export function EnquiryList({ state, onChange }: EnquiryListProps) {
  const region = useRef<HTMLElement>(null);
  const [doneTimes, setDoneTimes] = useState(0);
  const marks = useMarks();
  // Rows must not move under the pointer of somebody who is choosing some.
  const isHeld = (answer: EnquiryListResponse | undefined) =>
    answer?.data.some(({ documentId }) => marks[0].has(documentId)) ?? false;
  const list = useQuery({
    ...enquiriesQuery(toListQuery(state)),
    refetchInterval: (query) => (isHeld(query.state.data) ? false : EVERY_MS),
    refetchOnWindowFocus: (query) => !isHeld(query.state.data),
  });

  // What had the focus is gone with the selection, and so is the dialog that held it.
  useEffect(() => {
    if (doneTimes > 0) region.current?.focus({ preventScroll: true });
  }, [doneTimes]);

  return (
    <section ref={region} tabIndex={-1} aria-label="Lista de consultas" css={listCss}>
      <ListContent
        {...{ list, state, marks, onChange }}
        onDone={() => setDoneTimes((times) => times + 1)}
      />
    </section>
  );
}

type ListContentProps = EnquiryListProps & {
  list: ReturnType<typeof useQuery<EnquiryListResponse>>;
  marks: ReturnType<typeof useMarks>;
  onDone: () => void;
};

function ListContent({ list, state, marks, onChange, onDone }: ListContentProps) {
  const { data, isPending, isFetching, error, refetch } = list;
  if (isPending) {
    return (
      <Panel isFlush>
        <TableSkeleton label="Cargando consultas…" />
      </Panel>
    );
  }
  if (!data) {
    return (
      <ErrorState
        title="Error al cargar consultas"
        hint={failureText(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.meta.pagination.total === 0) return <NoEnquiries state={state} onChange={onChange} />;
  return (
    <EnquiryPage
      answer={data}
      isStale={list.isPlaceholderData}
      problem={error ? failureText(error) : null}
      onRetry={() => void refetch()}
      {...{ state, marks, onChange, onDone }}
    />
  );
}

const listCss = css({
  display: 'grid',
  gap: space[5],
  minWidth: 0,
  outlineOffset: '4px',
  // The focus must not go below the bar that stays at the top while rows are chosen.
  '& tbody :is(a, input)': { scrollMarginTop: '17rem' },
});
