import { listParams, NO_FILTERS } from '@tequiora/cms/contracts/enquiry-list-params.ts';
import { VISIT_FILTERS } from '@tequiora/cms/contracts/visit-columns.ts';
import { toListQuery } from './list-query.ts';

const UNFILTERED = {
  status: { $notIn: ['dudoso', 'spam'] },
  type: null,
  channel: null,
  ownerId: null,
  sourcePath: null,
  ...Object.fromEntries(VISIT_FILTERS.map((name) => [name, null])),
  createdAt: { $gte: null, $lt: null },
};
const USER_ID = 7;
const DECEMBER = { saleDate: { $gte: '2026-12-01', $lt: '2027-01-01' } };

test.each([
  ['ganada', '2026-12', { result: { $eq: 'ganada' }, ...DECEMBER }],
  ['perdida', '2026-13', { result: { $eq: 'perdida' } }],
  ['sin-registro', '', { result: { $null: true }, $and: [{ status: { $eq: 'completado' } }] }],
  ['regalada', 'ayer', {}],
])('resultado=%s and venta=%s filter by result and date of the sale', (text, month, filter) => {
  const result = listParams.result.read(text);
  const saleMonth = listParams.saleMonth.read(month);
  const state = { ...NO_FILTERS, result, saleMonth, sort: 'urgencia', page: 1 } as const;
  const { filters } = toListQuery(state, USER_ID);
  expect(filters).toEqual({ ...UNFILTERED, ...filter });
});

test.each([
  ['con', { firstReplyAt: { $notNull: true } }],
  ['sin', { firstReplyAt: { $null: true } }],
  ['en-120', { answerMinutes: { $lte: 120 } }],
  ['nunca', {}],
])('respuesta=%s filters by the enquiries that the report counts', (text, filter) => {
  const reply = listParams.reply.read(text);
  const state = { ...NO_FILTERS, reply, sort: 'urgencia', page: 1 } as const;
  const { filters } = toListQuery(state, USER_ID);
  expect(filters).toEqual({ ...UNFILTERED, ...filter });
});

test('correos=si filters by the enquiries with mails that wait for a reply', () => {
  const hasMails = listParams.hasMails.read('si');
  const state = { ...NO_FILTERS, hasMails, sort: 'urgencia', page: 1 } as const;
  const filter = { unansweredMails: { $gt: 0 } };
  expect(toListQuery(state, USER_ID).filters).toEqual({ ...UNFILTERED, ...filter });
});

test.each([
  ['con', { quoteSaleOn: { $notNull: true } }],
  ['2026-12', { quoteSaleOn: { $gte: '2026-12-01', $lt: '2027-01-01' } }],
  ['antes-de-2026-11', { quoteSaleOn: { $gte: null, $lt: '2026-11-01' } }],
  ['antes-de-2026-13', {}],
])('cotizada=%s filters by the month of the expected sale', (text, filter) => {
  const quote = listParams.quote.read(text);
  const state = { ...NO_FILTERS, quote, sort: 'urgencia', page: 1 } as const;
  expect(toListQuery(state, USER_ID).filters).toEqual({ ...UNFILTERED, ...filter });
});

test.each([
  ['', '', { $notIn: ['dudoso', 'spam'] }],
  ['', ' mezcal ', { $ne: 'spam' }],
  ['dudoso', '', { $in: ['dudoso'] }],
  ['todas', 'mezcal', null],
])('estado=%s with the search «%s» finds the statuses %j', (status, search, filter) => {
  const state = { ...NO_FILTERS, status, search, sort: 'urgencia', page: 1 } as const;
  expect(toListQuery(state, USER_ID).filters).toMatchObject({ status: filter });
});

test.each([
  ['yo', { ownerId: { $eq: '7' } }],
  ['12', { ownerId: { $eq: '12' } }],
  ['nadie', { ownerId: { $null: true } }],
])('responsable=%s filters by owner', (text, filter) => {
  const owner = listParams.owner.read(text);
  const state = { ...NO_FILTERS, owner, sort: 'urgencia', page: 1 } as const;
  expect(toListQuery(state, USER_ID).filters).toEqual({ ...UNFILTERED, ...filter });
});
