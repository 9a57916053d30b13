import { adminApi } from '@strapi/strapi/admin';

import type { EntryOrder, NewOrder, OrderedType } from '../../../contracts/order';

// The content manager's own tag: its lists are read anew when an order was saved.
const LISTS = ['Document'] as const;

const orderApi = adminApi.enhanceEndpoints({ addTagTypes: LISTS }).injectEndpoints({
  endpoints: (build) => ({
    getOrderedTypes: build.query<OrderedType[], void>({
      query: () => '/order-panel',
      transformResponse: ({ data }: { data: OrderedType[] }) => data,
    }),
    getEntryOrder: build.query<EntryOrder, string>({
      query: (uid) => `/order-panel/${uid}`,
      transformResponse: ({ data }: { data: EntryOrder }) => data,
      keepUnusedDataFor: 0,
    }),
    saveEntryOrder: build.mutation<EntryOrder, NewOrder & { uid: string }>({
      query: ({ uid, ...data }) => ({ url: `/order-panel/${uid}`, method: 'PUT', data }),
      transformResponse: ({ data }: { data: EntryOrder }) => data,
      invalidatesTags: (saved) => (saved ? LISTS : []),
    }),
  }),
});

export const { useGetOrderedTypesQuery, useGetEntryOrderQuery, useSaveEntryOrderMutation } =
  orderApi;
