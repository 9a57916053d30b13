import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useCurrentUser } from '#src/admin/lib/use-current-user.ts';
import { Panel } from '#src/admin/ui/panel.tsx';
import { QueryContent } from '#src/admin/ui/query-content.tsx';
import { TableSkeleton } from '#src/admin/ui/table-skeleton.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { layout, space } from '#src/theme/tokens.ts';
import type { EnquiryListResponse } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import {
  countFilters,
  hasFilters,
  NO_FILTERS,
  type ListState,
} from '@tequiora/cms/contracts/enquiry-list-params.ts';
import { IDLE_BUSINESS_DAYS } from '@tequiora/cms/contracts/today.ts';
import { enquiriesQuery } from '../api/enquiries.ts';
import { toListQuery } from '../lib/list-query.ts';
import { useSelectedIds } from '../lib/use-selection.ts';
import type { ListChange } from './enquiry-filters.tsx';
import { EnquiryPage } from './enquiry-page.tsx';

const POLL_INTERVAL_MS = 10_000;

type EnquiryListProps = { state: ListState; onChange: ListChange };

/** Shows the list or its loading, error and empty states, and polls for new enquiries. */
export function EnquiryList({ state, onChange }: EnquiryListProps) {
  const { id: userId } = useCurrentUser();
  const region = useRef<HTMLElement>(null);
  const [bulkChangeCount, setBulkChangeCount] = useState(0);
  const selectionState = useSelectedIds();
  // Rows must not move while the user is selecting some.
  const hasSelectedRow = (response: EnquiryListResponse | undefined) =>
    response?.data.some(({ documentId }) => selectionState[0].has(documentId)) ?? false;
  const list = useQuery({
    ...enquiriesQuery(toListQuery(state, userId)),
    refetchInterval: (query) => (hasSelectedRow(query.state.data) ? false : POLL_INTERVAL_MS),
    refetchOnWindowFocus: (query) => !hasSelectedRow(query.state.data),
  });

  // The focused control and its dialog are removed with the selection.
  useEffect(() => {
    if (bulkChangeCount > 0) region.current?.focus({ preventScroll: true });
  }, [bulkChangeCount]);

  return (
    <section ref={region} tabIndex={-1} aria-label="Lista de consultas" css={listCss}>
      <QueryContent
        query={list}
        failure="Error al cargar consultas"
        loading={
          <Panel isFlush>
            <TableSkeleton label="Cargando consultas…" />
          </Panel>
        }
      >
        {(response) =>
          response.meta.pagination.total === 0 ? (
            <NoEnquiries state={state} onChange={onChange} />
          ) : (
            <EnquiryPage
              {...{ response, list, state, selectionState, onChange }}
              onDone={() => setBulkChangeCount((count) => count + 1)}
              onPage={() => {
                region.current?.focus({ preventScroll: true });
                region.current?.scrollIntoView({ block: 'start' });
              }}
            />
          )
        }
      </QueryContent>
    </section>
  );
}

/** What the counted tabs say without enquiries. */
const TABS: readonly { isShown: (state: ListState) => boolean; title: string; hint: string }[] = [
  {
    isShown: ({ status }) => status === 'nuevo',
    title: 'No hay consultas nuevas',
    hint: 'La siguiente que llegue aparecerá aquí sin recargar.',
  },
  {
    isShown: ({ isOverdue }) => isOverdue,
    title: 'Ninguna consulta está vencida',
    hint: 'Aquí aparecen las que pasan del plazo prometido sin respuesta.',
  },
  {
    isShown: ({ hasMails }) => hasMails,
    title: 'No hay correos por responder',
    hint: 'Aquí aparecen las consultas de quienes te escribieron después de tu última respuesta.',
  },
  {
    isShown: ({ status }) => status === 'dudoso',
    title: 'No hay consultas dudosas',
    hint: 'Aquí llegan las que tienen una señal de spam, para que decidas si lo son.',
  },
  {
    isShown: ({ isIdle }) => isIdle,
    title: 'Ninguna consulta está olvidada',
    hint: `Aquí aparecen las respondidas que llevan ${IDLE_BUSINESS_DAYS} días hábiles sin cambios y sin siguiente paso.`,
  },
];

/** Empty state: no match for the filters, or no entries at all. */
function NoEnquiries({ state, onChange }: EnquiryListProps) {
  if (!hasFilters(state)) {
    return (
      <EmptyState
        title="Todavía no hay consultas"
        hint="Cuando alguien escriba desde el sitio, su consulta aparecerá aquí sin recargar. Si te escriben por WhatsApp, llaman o te visitan, usa «Registrar chat o llamada»."
        icon="inbox"
      />
    );
  }
  const isOneFilter = countFilters(state) === 1 && state.search === '';
  const tab = isOneFilter ? TABS.find(({ isShown }) => isShown(state)) : undefined;
  if (tab) return <EmptyState title={tab.title} hint={tab.hint} icon="circle-check" />;
  return (
    <EmptyState
      title="No se encontraron consultas"
      hint="Ninguna consulta cumple con estos filtros."
      action={
        <Button variant="secondary" onClick={() => onChange(NO_FILTERS)}>
          Limpiar filtros
        </Button>
      }
    />
  );
}

const listCss = css({
  display: 'grid',
  gap: space[5],
  minWidth: 0,
  scrollMarginTop: `calc(${layout.nav} + ${space[4]})`,
  outlineOffset: '4px',
  // Keeps a focused row clear of the sticky selection bar.
  '& tbody :is(a, input)': { scrollMarginTop: '17rem' },
});
