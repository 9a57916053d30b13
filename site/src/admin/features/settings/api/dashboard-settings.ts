import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import { dataQuery } from '#src/admin/lib/data-query.ts';
import type {
  DashboardSettings,
  DashboardSettingsResponse,
} from '@tequiora/cms/contracts/dashboard-settings.ts';

const PATH = '/dashboard-settings';

export const dashboardSettingsQuery = dataQuery<DashboardSettingsResponse>(
  ['dashboard-settings'],
  PATH,
);

export function useSaveDashboardSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (data: DashboardSettings) =>
      (await api.put<DashboardSettingsResponse>(PATH, { data })).data,
    onSuccess: (saved) => queryClient.setQueryData(dashboardSettingsQuery.queryKey, saved),
  });
}
