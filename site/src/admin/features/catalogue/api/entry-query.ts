import { queryOptions } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import type { CatalogueItemResponse } from '@tequiora/cms/contracts/catalogue.ts';
import type { AdminEntry, CatalogueKind } from '../lib/kind.ts';
import { catalogueKeys } from './catalogue-keys.ts';

/**
 * Returns the query of one entry with its unpublished changes. It is fetched on every visit and
 * never refetched in between: a form must not change while it is being filled in.
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
