import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import { readListState, toViewQuery } from '@tequiora/cms/contracts/enquiry-list-params.ts';
import type {
  ChangeViewRequest,
  SavedView,
  SavedViewInput,
  SavedViewResponse,
  SavedViewsResponse,
} from '@tequiora/cms/contracts/saved-view.ts';

const canonical = (view: SavedView): SavedView => ({
  ...view,
  query: toViewQuery(readListState(view.query)),
});

/** Returns the query for the own and shared views, whose `query` compares with `toViewQuery`. */
export const savedViewsQuery = queryOptions({
  queryKey: ['saved-views'],
  queryFn: async ({ signal }) =>
    (await api.get<SavedViewsResponse>('/saved-views', { signal })).data.map(canonical),
});

export function useCreateView() {
  return useViewMutation(
    async (data: SavedViewInput) =>
      (await api.post<SavedViewResponse>('/saved-views', { data })).data,
  );
}

export function useChangeView(id: string) {
  return useViewMutation(
    async (data: ChangeViewRequest['data']) =>
      (await api.put<SavedViewResponse>(`/saved-views/${id}`, { data })).data,
  );
}

export function useDeleteView(id: string) {
  return useViewMutation<void, void>(() => api.delete(`/saved-views/${id}`));
}

/** Reloads the views afterwards, also after a failure: another account may have changed them. */
function useViewMutation<Request, Result>(mutationFn: (request: Request) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: savedViewsQuery.queryKey }),
  });
}
