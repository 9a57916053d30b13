import { queryOptions } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import type { Category } from '@tequiora/cms/contracts/catalogue.ts';

const PAGE_SIZE = 100;

/** Query of the published categories, in the order of the site. */
export const productCategoriesQuery = queryOptions({
  queryKey: ['product-categories'],
  queryFn: async ({ signal }) => {
    const query = { sort: ['order:asc', 'name:asc'], pagination: { pageSize: PAGE_SIZE } };
    return (await api.get<{ data: Category[] }>('/product-categories', { query, signal })).data;
  },
});
