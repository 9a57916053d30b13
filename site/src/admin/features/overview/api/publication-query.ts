import { queryOptions } from '@tanstack/react-query';
import { dataQuery } from '#src/admin/lib/data-query.ts';
import type { PublicationPhase, PublicationResponse } from '@tequiora/cms/contracts/publication.ts';

const BUSY_POLL_INTERVAL_MS = 5_000;
const IDLE_POLL_INTERVAL_MS = 30_000;

const isBusy = (phase: PublicationPhase | undefined) => phase === 'waiting' || phase === 'building';

/** Query of the publication status; polled more often while a build is pending or running. */
export const publicationQuery = queryOptions({
  ...dataQuery<PublicationResponse>(['publication'], '/publication'),
  refetchInterval: ({ state }) =>
    isBusy(state.data?.phase) ? BUSY_POLL_INTERVAL_MS : IDLE_POLL_INTERVAL_MS,
});
