import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { api, type Path } from './api.ts';
import type { Query } from './to-query.ts';

/** Returns the query of an endpoint that responds with `{ data }`; its result is `data`. */
export function dataQuery<Body extends { data: unknown }>(
  queryKey: QueryKey,
  path: Path,
  query?: Query,
) {
  return queryOptions<Body['data']>({
    queryKey,
    queryFn: async ({ signal }) => (await api.get<Body>(path, { query, signal })).data,
  });
}
