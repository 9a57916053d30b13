import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import { dataQuery } from '#src/admin/lib/data-query.ts';
import type { EnquiryPersonResponse } from '@tequiora/cms/contracts/enquiry-person.ts';
import { enquiryKeys } from './enquiries.ts';

/** Returns the query for the person who sent an enquiry. */
export function personQuery(enquiryId: string) {
  const key = [...enquiryKeys.detail(enquiryId), 'person'];
  return dataQuery<EnquiryPersonResponse>(key, `/enquiries/${enquiryId}/person`);
}

/** Stores the person that a change responds with; all other details may have changed too. */
function usePersonChange<Change>(
  enquiryId: string,
  mutationFn: (change: Change) => Promise<EnquiryPersonResponse>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: async ({ data }) => {
      await client.invalidateQueries({ queryKey: enquiryKeys.details, refetchType: 'none' });
      client.setQueryData(personQuery(enquiryId).queryKey, data);
    },
  });
}

/** Merges the person with the one who sent another enquiry, named by its `documentId`. */
export function useMergePersons(enquiryId: string) {
  return usePersonChange(enquiryId, (enquiry: string) =>
    api.post<EnquiryPersonResponse>(`/enquiries/${enquiryId}/person/merges`, { data: { enquiry } }),
  );
}

/** Says that another enquiry, named by its `documentId`, is not of the person. */
export function useSeparatePersons(enquiryId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (enquiry: string) =>
      api.post<EnquiryPersonResponse>(`/enquiries/${enquiryId}/person/separations`, {
        data: { enquiry },
      }),
    // The enquiry on screen lists the others of its person.
    onSuccess: () => client.invalidateQueries({ queryKey: enquiryKeys.details }),
  });
}

/** Undoes a merge or a separation. */
export function useUndoMerge(enquiryId: string) {
  return usePersonChange(enquiryId, (mergeId: string) =>
    api.delete<EnquiryPersonResponse>(`/enquiries/${enquiryId}/person/merges/${mergeId}`),
  );
}
