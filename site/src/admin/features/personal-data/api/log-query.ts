import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import type { LogResponse } from '@tequiora/cms/contracts/personal-data.ts';
import { personalDataKeys } from './personal-data-keys.ts';

export function logQuery(page: number) {
  return queryOptions({
    queryKey: [...personalDataKeys.log, page],
    queryFn: ({ signal }) =>
      api.get<LogResponse>('/personal-data/log', { query: { page }, signal }),
    placeholderData: keepPreviousData,
  });
}
