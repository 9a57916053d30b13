import { adminApi } from '@strapi/strapi/admin';

import type { EntryRequest, NewRequest, Settlement } from '../../../contracts/publication-requests';

/** `version` changes when the entry is saved or published, which may settle a request. */
type Entry = { uid: string; documentId: string };
type Asked = Entry & { version: string };
type Change = Entry & { action: 'request' | 'withdraw' | 'return' | 'publish' } & (
    { data: NewRequest } | { data: Settlement }
  );

const addressOf = ({ uid, documentId }: Entry) =>
  `/publication-requests/entries/${uid}/${documentId}`;
const REQUEST = 'PublicationRequest' as const;
// The editor's own tags: what it shows of an entry is read anew when it was published.
const EDITOR = ['Document', 'Relations'] as const;

const requestsApi = adminApi
  .enhanceEndpoints({ addTagTypes: [REQUEST, ...EDITOR] })
  .injectEndpoints({
    endpoints: (build) => ({
      getEntryRequest: build.query<EntryRequest, Asked>({
        query: (entry) => addressOf(entry),
        transformResponse: ({ data }: { data: EntryRequest }) => data,
        providesTags: [REQUEST],
        keepUnusedDataFor: 0,
      }),
      changeRequest: build.mutation<EntryRequest, Change>({
        query: ({ action, data, ...entry }) => ({
          url: addressOf(entry) + (action === 'request' ? '' : `/${action}`),
          method: 'POST',
          data,
        }),
        transformResponse: ({ data }: { data: EntryRequest }) => data,
        invalidatesTags: (_answer, error, { action }) =>
          action === 'publish' && !error ? [REQUEST, ...EDITOR] : [REQUEST],
      }),
    }),
  });

export const { useGetEntryRequestQuery, useChangeRequestMutation } = requestsApi;
