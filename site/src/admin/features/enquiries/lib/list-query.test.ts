import { listParams, NO_FILTERS } from './list-params.ts';
import { toListQuery } from './list-query.ts';

test.each([
  ['con', { firstReplyAt: { $notNull: true } }],
  ['sin', { firstReplyAt: { $null: true } }],
  ['en-120', { answerMinutes: { $lte: 120 } }],
  ['nunca', {}],
])('respuesta=%s of a report asks for what it counts', (text, filter) => {
  const answer = listParams.answer.read(text);
  const { filters } = toListQuery({ ...NO_FILTERS, answer, sort: 'urgencia', page: 1 });
  expect(filters).toEqual({
    status: { $ne: 'spam' },
    type: null,
    source: null,
    createdAt: { $gte: null, $lt: null },
    ...filter,
  });
});
