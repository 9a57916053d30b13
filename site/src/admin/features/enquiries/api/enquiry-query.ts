import { queryOptions } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import type { EnquiryDetailResponse } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { enquiryKeys } from './enquiry-keys.ts';

export function enquiryQuery(id: string) {
  return queryOptions({
    queryKey: enquiryKeys.detail(id),
    queryFn: async ({ signal }) =>
      (await api.get<EnquiryDetailResponse>(`/enquiries/${id}`, { signal })).data,
  });
}
