import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readUrlState } from '#src/admin/lib/use-url-state.ts';
import { ENQUIRY_PAGE_SIZE } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { enquiriesQuery } from '../api/enquiries-query.ts';
import { findNeighbours, readListContext, type ListContext } from './list-context.ts';
import { listParams } from './list-params.ts';
import { toListQuery } from './list-query.ts';

/**
 * Returns links to the list and the neighbours of an enquiry: the list it was opened from, or the
 * most urgent enquiries when it was opened by URL. The order stays fixed, since a reply would move
 * the enquiry; past the ends of the page, the adjacent pages are loaded.
 */
export function useListNavigation(id: string) {
  const routeContext = readListContext(useLocation().state);
  const hasRouteContext = routeContext.ids.length > 0;
  const urgent = usePageIds('', 0, !hasRouteContext);
  const [urgentContext, setUrgentContext] = useState<ListContext | null>(null);
  if (!hasRouteContext && !urgentContext && urgent) setUrgentContext({ search: '', ids: urgent });
  const context = hasRouteContext ? routeContext : (urgentContext ?? routeContext);

  const { search, ids } = context;
  const index = ids.indexOf(id);
  const isAtEnd = index >= 0 && index === ids.length - 1;
  // Answered enquiries may have left the page, so others may have moved up into it.
  const same = usePageIds(search, 0, isAtEnd) ?? [];
  const after = usePageIds(search, 1, isAtEnd && ids.length >= ENQUIRY_PAGE_SIZE) ?? [];
  const before = usePageIds(search, -1, index === 0) ?? [];
  const isNew = (other: string) => !ids.includes(other);

  return {
    search,
    ...steps(context, id, {
      before: { search: shiftPage(search, -1), ids: [...before.filter(isNew), ...ids] },
      after: {
        search: same.some(isNew) ? search : shiftPage(search, 1),
        ids: [...new Set([...ids, ...same, ...after])],
      },
    }),
  };
}

type Around = { before: ListContext; after: ListContext };

/** Returns the previous and next enquiry, each with its list context. */
function steps(context: ListContext, id: string, { before, after }: Around) {
  const { previous, next } = findNeighbours(context, id);
  const step = (target: string | undefined, list: ListContext) =>
    target && { id: target, context: list };
  return {
    previous: step(previous, context) ?? step(findNeighbours(before, id).previous, before),
    next: step(next, context) ?? step(findNeighbours(after, id).next, after),
  };
}

/** Returns the ids of the page `offset` pages after the one in `search`; undefined until loaded. */
function usePageIds(search: string, offset: number, isEnabled: boolean) {
  const state = readUrlState(listParams, new URLSearchParams(search));
  const page = state.page + offset;
  const { data, isPlaceholderData } = useQuery({
    ...enquiriesQuery(toListQuery({ ...state, page: Math.max(page, 1) })),
    enabled: isEnabled && page > 0,
  });
  const isHere = isEnabled && page > 0 && !isPlaceholderData;
  return isHere ? data?.data.map(({ documentId }) => documentId) : undefined;
}

function shiftPage(search: string, offset: number): string {
  const params = new URLSearchParams(search);
  const { page } = listParams;
  const text = page.write(page.read(params.get(page.name)) + offset);
  if (text) params.set(page.name, text);
  else params.delete(page.name);
  const query = params.toString();
  return query && `?${query}`;
}
