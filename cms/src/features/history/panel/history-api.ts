import { adminApi } from '@strapi/strapi/admin';

import type { EntryHistory, LeftOut } from '../../../../contracts/history';

export type Entry = { uid: string; documentId: string };

const addressOf = ({ uid, documentId }: Entry) => `/history-panel/entries/${uid}/${documentId}`;

// Tags of Strapi's editor, which refetches the entry after a restore.
const EDITOR_TAGS = ['Document', 'Relations'] as const;

const historyApi = adminApi.enhanceEndpoints({ addTagTypes: EDITOR_TAGS }).injectEndpoints({
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
      invalidatesTags: (leftOut) => (leftOut ? [...EDITOR_TAGS] : []),
    }),
  }),
});

export const { useGetEntryHistoryQuery, useRestoreVersionMutation } = historyApi;
