import type { EntryHistory, LeftOut } from '../../../../contracts/history';
import { contentApi, EDITOR_TAGS } from '../../../platform/panel/strapi-panel';

export type Entry = { uid: string; documentId: string };

const addressOf = ({ uid, documentId }: Entry) => `/history-panel/entries/${uid}/${documentId}`;

const historyApi = contentApi.injectEndpoints({
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
