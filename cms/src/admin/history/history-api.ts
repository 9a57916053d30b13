import { adminApi } from '@strapi/strapi/admin';

import type { EntryHistory, LeftOut } from '../../../contracts/history';

export type Entry = { uid: string; documentId: string };

const addressOf = ({ uid, documentId }: Entry) => `/history-panel/entries/${uid}/${documentId}`;

// The editor's own tags: what it shows of an entry is read anew when the draft has changed.
const EDITOR = ['Document', 'Relations'] as const;

const historyApi = adminApi.enhanceEndpoints({ addTagTypes: EDITOR }).injectEndpoints({
  endpoints: (build) => ({
    getEntryHistory: build.query<EntryHistory, Entry>({
      query: (entry) => addressOf(entry),
      transformResponse: ({ data }: { data: EntryHistory }) => data,
      keepUnusedDataFor: 0,
    }),
    restoreVersion: build.mutation<LeftOut[], Entry & { version: string }>({
      query: ({ version, ...entry }) => ({
        url: `${addressOf(entry)}/restore`,
        method: 'POST',
        data: { version },
      }),
      transformResponse: ({ data }: { data: { leftOut: LeftOut[] } }) => data.leftOut,
      invalidatesTags: (leftOut) => (leftOut ? [...EDITOR] : []),
    }),
  }),
});

export const { useGetEntryHistoryQuery, useRestoreVersionMutation } = historyApi;
