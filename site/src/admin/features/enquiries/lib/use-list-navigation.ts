import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCurrentUser } from '#src/admin/lib/use-current-user.ts';
import { ENQUIRY_PAGE_SIZE } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { readListState } from '@tequiora/cms/contracts/enquiry-list-params.ts';
import { enquiriesQuery } from '../api/enquiries.ts';
import { entryAt, pagesOf, readListContext, type ListContext } from './list-context.ts';
import { toListQuery } from './list-query.ts';

/**
 * Returns links to the list and the neighbours of an enquiry: the list it was opened from, or the
 * most urgent enquiries when it was opened by URL. The order stays fixed, since a reply would move
 * the enquiry; past the ends of the page, the adjacent pages are loaded.
 */
export function useListNavigation(id: string) {
  const routeContext = readListContext(useLocation().state);
  const hasRouteContext = routeContext.ids.length > 0;
  const urgent = usePageIds('', 1, !hasRouteContext);
  const [urgentContext, setUrgentContext] = useState<ListContext | null>(null);
  if (!hasRouteContext && !urgentContext && urgent) setUrgentContext({ search: '', ids: urgent });
  const context = hasRouteContext ? routeContext : (urgentContext ?? routeContext);

  const { search, ids, isToday = false } = context;
  const [first, last] = pagesOf(context);
  const index = ids.indexOf(id);
  const isAtEnd = !isToday && index >= 0 && index === ids.length - 1;
  const isNew = (other: string) => !ids.includes(other);
  const before = usePageIds(search, first - 1, index === 0 && !isToday)?.filter(isNew) ?? [];
  // Answered enquiries may have left the last page, so others may have moved up into it.
  const moved = usePageIds(search, last, isAtEnd)?.filter(isNew);
  const after = usePageIds(search, last + 1, isAtEnd && ids.length >= ENQUIRY_PAGE_SIZE);
  const next = moved?.length === 0 ? (after?.filter(isNew) ?? []) : [];

  const list: ListContext = {
    ...context,
    ids: [...before, ...ids, ...(moved ?? []), ...next],
    pages: [before.length > 0 ? first - 1 : first, next.length > 0 ? last + 1 : last],
  };
  const place = list.ids.indexOf(id);
  return {
    search,
    isToday,
    previous: entryAt(list, place - 1),
    next: place < 0 ? undefined : entryAt(list, place + 1),
  };
}

/** Returns the ids of a page of the list; undefined until loaded. */
function usePageIds(search: string, page: number, isEnabled: boolean) {
  const { id: userId } = useCurrentUser();
  const isNeeded = isEnabled && page > 0;
  const { data, isPlaceholderData } = useQuery({
    ...enquiriesQuery(toListQuery({ ...readListState(search), page: Math.max(page, 1) }, userId)),
    enabled: isNeeded,
  });
  return isNeeded && !isPlaceholderData
    ? data?.data.map(({ documentId }) => documentId)
    : undefined;
}
