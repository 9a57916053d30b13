import { caseCheck } from '../check-cases';

const check = (values: Record<string, unknown>) =>
  caseCheck({ uid: 'api::case.case', values, fields: [] });
const picture = { url: '/uploads/a.webp' };

it('accepts both pictures or none, and a chart of two bars', () => {
  expect(check({ beforeImage: null, afterImage: null, chart: null })).toEqual([]);
  expect(check({ beforeImage: picture, afterImage: picture })).toEqual([]);
  expect(check({ chart: { title: 'Ocupación', points: [{}, {}] } })).toEqual([]);
});

it.each([
  [{ beforeImage: picture, afterImage: null }, ['afterImage'], 'agrega la que falta'],
  [{ afterImage: picture }, ['beforeImage'], 'agrega la que falta'],
  [{ chart: { title: 'Ocupación', points: [{}] } }, ['chart', 'points'], 'al menos 2 barras'],
])('refuses %j', (values, path, message) => {
  expect(check(values)).toEqual([{ path, message: expect.stringContaining(message) }]);
});
