import type { EntryOrder, NewOrder, OrderedType } from '../../../../contracts/order';
import { contentApi, LIST_TAGS } from '../../../platform/panel/strapi-panel';

const orderApi = contentApi.injectEndpoints({
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
      invalidatesTags: (saved) => (saved ? LIST_TAGS : []),
    }),
  }),
});

export const { useGetOrderedTypesQuery, useGetEntryOrderQuery, useSaveEntryOrderMutation } =
  orderApi;
