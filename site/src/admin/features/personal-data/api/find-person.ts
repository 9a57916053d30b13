import { useMutation } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import type { Person, PersonFindingsResponse } from '@tequiora/cms/contracts/personal-data.ts';

/** Finds the data held about a person. Not cached: the result is dropped with the screen. */
export function useFindPerson() {
  return useMutation({
    mutationFn: async (person: Partial<Person>) =>
      (await api.post<PersonFindingsResponse>('/personal-data/search', { data: person })).data,
    gcTime: 0,
  });
}
