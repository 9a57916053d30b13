import { listParams, NO_FILTERS } from './list-params.ts';
import { toListQuery } from './list-query.ts';

test.each([
  ['con', { firstReplyAt: { $notNull: true } }],
  ['sin', { firstReplyAt: { $null: true } }],
  ['en-120', { answerMinutes: { $lte: 120 } }],
  ['nunca', {}],
])('respuesta=%s filters by the enquiries that the report counts', (text, filter) => {
  const reply = listParams.reply.read(text);
  const { filters } = toListQuery({ ...NO_FILTERS, reply, sort: 'urgencia', page: 1 });
  expect(filters).toEqual({
    status: { $ne: 'spam' },
    type: null,
    source: null,
    lastCampaign: null,
    viewedPage: null,
    createdAt: { $gte: null, $lt: null },
    ...filter,
  });
});
