import { http, HttpResponse } from 'msw';
import { apiUrl } from '../../../test/admin/render-admin.tsx';
import { server } from '../../../test/server.ts';
import { getAllPages } from './get-all-pages.ts';

it('returns the items of all pages in their order', async () => {
  const all = Array.from({ length: 250 }, (_, index) => index);
  server.use(
    http.get(apiUrl('/product-categories'), ({ request }) => {
      const query = new URL(request.url).searchParams;
      expect(query.get('sort[0]')).toBe('id:asc');
      const [page, pageSize] = ['page', 'pageSize'].map((name) =>
        Number(query.get(`pagination[${name}]`)),
      ) as [number, number];
      const data = all.slice((page - 1) * pageSize, page * pageSize);
      const pagination = { page, pageSize, pageCount: 3, total: all.length };
      return HttpResponse.json({ data, meta: { pagination } });
    }),
  );
  const { signal } = new AbortController();
  expect(await getAllPages('/product-categories', { sort: ['id:asc'] }, signal)).toEqual(all);
});
