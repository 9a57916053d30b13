import { rangeProblem, readRange, type Period } from './report-range.ts';

const NONE = { from: null, to: null };

test.each<[Period, string]>([
  ['30-dias', '2026-10-23'],
  ['90-dias', '2026-08-24'],
  ['este-ano', '2026-01-01'],
])('starts the period %s on %s', (period, from) => {
  const range = readRange({ period, ...NONE }, '2026-11-21');
  expect(range).toEqual({ from, to: '2026-11-21', period });
});

test('prefers custom dates over the period, and ignores a single date', () => {
  const own = { period: '30-dias', from: '2026-01-05', to: '2026-02-01' } as const;
  expect(readRange(own, '2026-11-21')).toEqual({
    from: '2026-01-05',
    to: '2026-02-01',
    period: null,
  });
  expect(readRange({ ...own, to: null }, '2026-11-21').period).toBe('30-dias');
});

test.each([
  ['2026-11-21', '2026-11-21', null],
  ['2024-11-21', '2026-11-21', null],
  ['2024-11-20', '2026-11-21', 'Elige un periodo de hasta 731 días'],
  ['2026-11-22', '2026-11-21', 'La fecha final debe ser igual o posterior a la inicial'],
  ['2026-99-99', '2026-11-21', 'Elige las dos fechas'],
  ['', '2026-11-21', 'Elige las dos fechas'],
])('%s to %s: %s', (from, to, problem) => {
  expect(rangeProblem({ from, to })).toBe(problem);
});
