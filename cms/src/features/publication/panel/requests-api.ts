import type {
  EntryRequest,
  NewRequest,
  Settlement,
} from '../../../../contracts/publication-requests';
import { contentApi, EDITOR_TAGS } from '../../../platform/panel/strapi-panel';

type Entry = { uid: string; documentId: string };
/** `version` changes when the entry is saved or published, which may settle a request. */
type VersionedEntry = Entry & { version: string };
type Change = Entry & {
  action: 'request' | 'withdraw' | 'return' | 'publish';
  data: NewRequest | Settlement;
};

const addressOf = ({ uid, documentId }: Entry) =>
  `/publication-requests/entries/${uid}/${documentId}`;
const REQUEST = 'PublicationRequest' as const;

const requestsApi = contentApi.enhanceEndpoints({ addTagTypes: [REQUEST] }).injectEndpoints({
  endpoints: (build) => ({
    getEntryRequest: build.query<EntryRequest, VersionedEntry>({
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
      invalidatesTags: (_result, error, { action }) =>
        action === 'publish' && !error ? [REQUEST, ...EDITOR_TAGS] : [REQUEST],
    }),
  }),
});

export const { useGetEntryRequestQuery, useChangeRequestMutation } = requestsApi;
