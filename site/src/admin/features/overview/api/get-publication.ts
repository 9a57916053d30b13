import type { PublicationPhase, PublicationResponse } from '@tequiora/cms/contracts/publication.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api-client.ts';

const BUSY_MS = 5_000;
const QUIET_MS = 30_000;

const isBusy = (phase: PublicationPhase | undefined) => phase === 'waiting' || phase === 'building';

export const publicationQuery = queryOptions({
  queryKey: ['publication'],
  queryFn: async ({ signal }) =>
    (await api.get<PublicationResponse>('/publication', { signal })).data,
  refetchInterval: ({ state }) => (isBusy(state.data?.phase) ? BUSY_MS : QUIET_MS),
});

/** Whether visitors see what is published, kept up to date. */
export function usePublication() {
  return useQuery(publicationQuery);
}
