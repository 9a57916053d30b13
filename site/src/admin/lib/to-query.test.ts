import { toQuery } from './to-query.ts';

test('writes nested values as Strapi reads them, and leaves out what is empty', () => {
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
