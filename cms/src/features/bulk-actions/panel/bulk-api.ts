import type { BulkEntry, BulkRequest, BulkResponse } from '../../../../contracts/bulk-actions';
import { contentApi } from '../../../platform/panel/strapi-panel';

type BulkCall = BulkRequest & { model: string };

const request =
  (step: 'check' | 'run') =>
  ({ model, ...data }: BulkCall) => ({
    url: `/bulk-actions/${model}/${step}`,
    method: 'POST' as const,
    data,
  });

const bulkApi = contentApi.injectEndpoints({
  endpoints: (builder) => ({
    checkEntries: builder.query<BulkEntry[], BulkCall>({
      query: request('check'),
      transformResponse: ({ data }: BulkResponse) => data,
      keepUnusedDataFor: 0,
    }),
    runBulkAction: builder.mutation<BulkEntry[], BulkCall>({
      query: request('run'),
      transformResponse: ({ data }: BulkResponse) => data,
      invalidatesTags: (_result, _error, { model, documentIds }) => [
        ...[...documentIds, 'LIST'].map((id) => ({
          type: 'Document' as const,
          id: `${model}_${id}`,
        })),
        'RecentDocumentList',
        'CountDocuments',
      ],
    }),
  }),
});

export const { useCheckEntriesQuery, useRunBulkActionMutation } = bulkApi;
