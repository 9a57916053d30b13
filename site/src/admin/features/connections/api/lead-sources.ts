import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import { dataQuery } from '#src/admin/lib/data-query.ts';
import type {
  LeadSourceInput,
  LeadSourceResponse,
  LeadSourceSecretResponse,
  LeadSourcesResponse,
} from '@tequiora/cms/contracts/lead-sources.ts';

const KEY = ['lead-sources'];

/** Query of the systems that send leads of advertising forms. */
export const leadSourcesQuery = dataQuery<LeadSourcesResponse>(KEY, '/lead-sources');

function useSourceMutation<Request, Result>(mutationFn: (request: Request) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

const pathOf = (id: string) => `/lead-sources/${encodeURIComponent(id)}` as const;

export const useAddSource = () =>
  useSourceMutation(
    async (data: LeadSourceInput) =>
      (await api.post<LeadSourceSecretResponse>('/lead-sources', { data })).data,
  );

export const useChangeSource = (id: string) =>
  useSourceMutation(
    async (data: Partial<LeadSourceInput>) =>
      (await api.put<LeadSourceResponse>(pathOf(id), { data })).data,
  );

export const useDeleteSource = (id: string) =>
  useSourceMutation<void, void>(() => api.delete(pathOf(id)));

export const useReplaceSourceSecret = (id: string) =>
  useSourceMutation<void, LeadSourceSecretResponse['data']>(
    async () => (await api.post<LeadSourceSecretResponse>(`${pathOf(id)}/secret`)).data,
  );
