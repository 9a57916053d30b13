import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import type { AdminProduct, CatalogueListResponse } from '@tequiora/cms/contracts/catalogue.ts';

export const FEATURED_PRODUCTS_LIMIT = 5;

const featuredProductsQuery = queryOptions({
  queryKey: ['products', 'featured'],
  queryFn: async ({ signal }) => {
    const query = {
      status: 'draft',
      filters: { featured: { $eq: true } },
      populate: ['image', 'category'],
      sort: 'name:asc',
      pagination: { pageSize: FEATURED_PRODUCTS_LIMIT },
    };
    return api.get<CatalogueListResponse<AdminProduct>>('/products', { query, signal });
  },
});

/** Returns the featured products, including unpublished changes. */
export function useFeaturedProducts() {
  return useQuery(featuredProductsQuery);
}
