import type { AdminService, CatalogueListResponse } from '@tequiora/cms/contracts/catalogue.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api-client.ts';

const MOST = 100;

/** The categories that services have now: each is only a text of its service. */
export const serviceCategoriesQuery = queryOptions({
  queryKey: ['services', 'categories'],
  queryFn: async ({ signal }) => {
    const query = { status: 'draft', fields: ['category'], pagination: { pageSize: MOST } };
    const { data } = await api.get<CatalogueListResponse<Pick<AdminService, 'category'>>>(
      '/services',
      { query, signal },
    );
    const named = data.flatMap(({ category }) => (category ? [category] : []));
    return [...new Set(named)].sort((a, b) => a.localeCompare(b, 'es'));
  },
});
