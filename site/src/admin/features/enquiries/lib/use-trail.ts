import { ENQUIRY_PAGE_SIZE } from '@tequiora/cms/contracts/enquiry-desk.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readUrlState } from '#src/admin/lib/use-url-state.ts';
import { enquiriesQuery } from '../api/get-enquiries.ts';
import { listParams } from './list-params.ts';
import { toListQuery } from './list-query.ts';
import { neighbours, readTrail, type ListTrail } from './list-trail.ts';

/**
 * The list around an enquiry: the one that it was opened from, or the most urgent ones when it was
 * opened by its address. Its order stays as it was then, since a reply moves the enquiry; past the
 * ends of its page, the pages before and after are loaded.
 */
export function useTrail(id: string) {
  const given = readTrail(useLocation().state);
  const isGiven = given.ids.length > 0;
  const urgent = usePageIds('', 0, !isGiven);
  const [kept, setKept] = useState<ListTrail | null>(null);
  if (!isGiven && !kept && urgent) setKept({ search: '', ids: urgent });
  const trail = isGiven ? given : (kept ?? given);

  const { search, ids } = trail;
  const index = ids.indexOf(id);
  const isAtEnd = index >= 0 && index === ids.length - 1;
  // Those answered may have left the page, so that others moved up into it.
  const same = usePageIds(search, 0, isAtEnd) ?? [];
  const after = usePageIds(search, 1, isAtEnd && ids.length >= ENQUIRY_PAGE_SIZE) ?? [];
  const before = usePageIds(search, -1, index === 0) ?? [];
  const isNew = (other: string) => !ids.includes(other);

  return {
    search,
    ...steps(trail, id, {
      before: { search: turnPage(search, -1), ids: [...before.filter(isNew), ...ids] },
      after: {
        search: same.some(isNew) ? search : turnPage(search, 1),
        ids: [...new Set([...ids, ...same, ...after])],
      },
    }),
  };
}

type Around = { before: ListTrail; after: ListTrail };

/** Where the steps to both sides lead, each with the trail that goes along. */
function steps(trail: ListTrail, id: string, { before, after }: Around) {
  const { previous, next } = neighbours(trail, id);
  const step = (target: string | undefined, along: ListTrail) => target && { id: target, along };
  return {
    previous: step(previous, trail) ?? step(neighbours(before, id).previous, before),
    next: step(next, trail) ?? step(neighbours(after, id).next, after),
  };
}

/** The ids of the list's page so many pages after the one in `search`. */
function usePageIds(search: string, offset: number, isWanted: boolean) {
  const state = readUrlState(listParams, new URLSearchParams(search));
  const page = state.page + offset;
  const { data, isPlaceholderData } = useQuery({
    ...enquiriesQuery(toListQuery({ ...state, page: Math.max(page, 1) })),
    enabled: isWanted && page > 0,
  });
  const isHere = isWanted && page > 0 && !isPlaceholderData;
  return isHere ? data?.data.map(({ documentId }) => documentId) : undefined;
}

function turnPage(search: string, offset: number): string {
  const params = new URLSearchParams(search);
  const { page } = listParams;
  const text = page.write(page.read(params.get(page.name)) + offset);
  if (text) params.set(page.name, text);
  else params.delete(page.name);
  const turned = params.toString();
  return turned && `?${turned}`;
}
