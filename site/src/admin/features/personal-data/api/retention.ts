import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import { dataQuery } from '#src/admin/lib/data-query.ts';
import type { RetentionResponse } from '@tequiora/cms/contracts/personal-data.ts';
import { personalDataKeys } from './personal-data-keys.ts';

const PATH = '/personal-data/retention';

/** Returns the query of the retention rules; with `months`, of a preview with that period. */
export function retentionQuery(months: number | null = null) {
  return dataQuery<RetentionResponse>([...personalDataKeys.retention, months], PATH, { months });
}

export function useSaveRetention() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (months: number) =>
      (await api.put<RetentionResponse>(PATH, { data: { months } })).data,
    onSuccess: (saved) => {
      client.setQueryData(retentionQuery().queryKey, saved);
      void client.invalidateQueries({ queryKey: personalDataKeys.log });
    },
  });
}
