import { adminApi } from '@strapi/strapi/admin';

import type { AccountTwoFactor, AccountTwoFactorResponse } from '../../../../contracts/two-factor';

const TAG = 'AccountTwoFactor' as const;

const addressOf = (documentId: string) => `/two-factor/accounts/${documentId}`;
const toData = ({ data }: AccountTwoFactorResponse) => data;

const twoFactorApi = adminApi.enhanceEndpoints({ addTagTypes: [TAG] }).injectEndpoints({
  endpoints: (build) => ({
    getAccountTwoFactor: build.query<AccountTwoFactor, string>({
      query: addressOf,
      transformResponse: toData,
      providesTags: [TAG],
      keepUnusedDataFor: 0,
    }),
    resetAccountTwoFactor: build.mutation<AccountTwoFactor, string>({
      query: (documentId) => ({ url: `${addressOf(documentId)}/reset`, method: 'POST', data: {} }),
      transformResponse: toData,
      invalidatesTags: [TAG],
    }),
  }),
});

export const { useGetAccountTwoFactorQuery, useResetAccountTwoFactorMutation } = twoFactorApi;
