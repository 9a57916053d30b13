import { toQuery } from './to-query.ts';

test('serialises nested values for Strapi and omits empty ones', () => {
  const query = toQuery({
    filters: { status: { $in: ['nuevo', 'contactado'] }, type: { $eq: null } },
    search: '',
    pagination: { page: 2, pageSize: undefined },
    overdue: true,
  });
  expect([...query]).toEqual([
    ['filters[status][$in][0]', 'nuevo'],
    ['filters[status][$in][1]', 'contactado'],
    ['pagination[page]', '2'],
    ['overdue', 'true'],
  ]);
});
