import type { CatalogueItemResponse } from '@tequiora/cms/contracts/catalogue.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api-client.ts';
import type { AdminEntry, CatalogueKind } from '../lib/kind.ts';
import { catalogueKeys } from './catalogue-keys.ts';

/**
 * One entry with what is not published yet. Asked anew with every visit and never in between: a
 * form must not change under the hands of who fills it in.
 */
export function entryQuery<Item extends AdminEntry>({ resource }: CatalogueKind<Item>, id: string) {
  return queryOptions({
    queryKey: catalogueKeys.entry(resource, id),
    queryFn: async ({ signal }) => {
      const query = { status: 'draft' };
      const path = `/${resource}/${encodeURIComponent(id)}` as const;
      return (await api.get<CatalogueItemResponse<Item>>(path, { query, signal })).data;
    },
    staleTime: Infinity,
    gcTime: 0,
  });
}
