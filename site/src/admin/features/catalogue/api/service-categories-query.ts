import { queryOptions } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import type { AdminService, CatalogueListResponse } from '@tequiora/cms/contracts/catalogue.ts';

const PAGE_SIZE = 100;

/** Query of the categories in use; the category of a service is plain text. */
export const serviceCategoriesQuery = queryOptions({
  queryKey: ['services', 'categories'],
  queryFn: async ({ signal }) => {
    const query = { status: 'draft', fields: ['category'], pagination: { pageSize: PAGE_SIZE } };
    const { data } = await api.get<CatalogueListResponse<Pick<AdminService, 'category'>>>(
      '/services',
      { query, signal },
    );
    const names = data.flatMap(({ category }) => (category ? [category] : []));
    return [...new Set(names)].sort((a, b) => a.localeCompare(b, 'es'));
  },
});
