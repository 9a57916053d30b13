import { useEffect } from 'react';

import type { PanelPublication } from '../../../../contracts/publication';
import { useIsPublicType } from '../../../content-model/panel/use-is-public-type';
import { contentApi, LIST_TAGS, useContentManager } from '../../../platform/panel/strapi-panel';
import { useFetched } from '../../../platform/panel/use-fetched';

const FAST_POLL_MS = 4_000;
const SLOW_POLL_MS = 15_000;

const listApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    refreshLists: build.mutation<null, void>({
      queryFn: () => ({ data: null }),
      invalidatesTags: LIST_TAGS,
    }),
  }),
});

function pollIntervalMs(publication: PanelPublication | undefined): number {
  return publication?.phase === 'live' ? SLOW_POLL_MS : FAST_POLL_MS;
}

/** The release whose state the lists have shown last, also before the user came to this one. */
let shownSince: string | null | undefined;

function RefreshWhenOnline() {
  const { data } = useFetched<PanelPublication>('/publication-panel', pollIntervalMs);
  const [refreshLists] = listApi.useRefreshListsMutation();
  const liveSince = data?.liveSince;
  useEffect(() => {
    if (liveSince === undefined || liveSince === shownSince) return;
    if (shownSince !== undefined) void refreshLists();
    shownSince = liveSince;
  }, [liveSince, refreshLists]);
  return null;
}

/** Fetches a list again when another release is live, so that it shows what is online now. */
export function ListRefresh() {
  const { model, collectionType } = useContentManager();
  const isPublic = useIsPublicType({ model, collectionType });
  return isPublic ? <RefreshWhenOnline /> : null;
}
