import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import type {
  DashboardSettings,
  DashboardSettingsResponse,
} from '@tequiora/cms/contracts/dashboard-settings.ts';

const PATH = '/dashboard-settings';

const dashboardSettingsQuery = queryOptions({
  queryKey: ['dashboard-settings'],
  queryFn: async ({ signal }) => (await api.get<DashboardSettingsResponse>(PATH, { signal })).data,
});

export function useDashboardSettings() {
  return useQuery(dashboardSettingsQuery);
}

export function useSaveDashboardSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (data: DashboardSettings) =>
      (await api.put<DashboardSettingsResponse>(PATH, { data })).data,
    onSuccess: (saved) => queryClient.setQueryData(dashboardSettingsQuery.queryKey, saved),
  });
}
