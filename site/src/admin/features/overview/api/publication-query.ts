import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import type { PublicationPhase, PublicationResponse } from '@tequiora/cms/contracts/publication.ts';

const BUSY_POLL_INTERVAL_MS = 5_000;
const IDLE_POLL_INTERVAL_MS = 30_000;

const isBusy = (phase: PublicationPhase | undefined) => phase === 'waiting' || phase === 'building';

export const publicationQuery = queryOptions({
  queryKey: ['publication'],
  queryFn: async ({ signal }) =>
    (await api.get<PublicationResponse>('/publication', { signal })).data,
  refetchInterval: ({ state }) =>
    isBusy(state.data?.phase) ? BUSY_POLL_INTERVAL_MS : IDLE_POLL_INTERVAL_MS,
});

/** Returns the publication status; polled more often while a build is pending or running. */
export function usePublication() {
  return useQuery(publicationQuery);
}
