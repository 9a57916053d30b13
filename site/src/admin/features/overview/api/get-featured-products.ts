import type { AdminProduct, CatalogueListResponse } from '@tequiora/cms/contracts/catalogue.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api-client.ts';

const SHOWN = 5;

export const featuredProductsQuery = queryOptions({
  queryKey: ['products', 'featured'],
  queryFn: async ({ signal }) => {
    const query = {
      status: 'draft',
      filters: { featured: { $eq: true } },
      populate: ['image', 'category'],
      sort: 'name:asc',
      pagination: { pageSize: SHOWN },
    };
    return api.get<CatalogueListResponse<AdminProduct>>('/products', { query, signal });
  },
});

/** Products marked as featured, with what is not published yet. */
export function useFeaturedProducts() {
  return useQuery(featuredProductsQuery);
}
