import { OVERVIEW } from '../../../../../test/admin/overview.ts';
import { describeEnquiries, describeNewEntries, describeSales } from './describe-month.ts';

const month = (name: string, current: number, previous: number) => ({
  ...OVERVIEW.month,
  [name]: { current, previous },
});

test.each([
  [118, 100, 'up', '+18% frente al 1–20 de octubre'],
  [95, 100, 'down', '−5% frente al 1–20 de octubre'],
  [0, 100, 'down', '−100% frente al 1–20 de octubre'],
  [5_000, 100, 'up', '+4,900% frente al 1–20 de octubre'],
  [1_001, 1_000, 'none', 'Sin cambio frente al 1–20 de octubre'],
  [500, 0, 'none', 'Sin ventas el 1–20 de octubre'],
  [0, 0, 'none', 'Sin ventas este mes ni el 1–20 de octubre'],
])('sales of %d after %d', (current, previous, direction, text) => {
  expect(describeSales(month('sales', current, previous))).toEqual({ direction, text });
});

test.each([
  [12, 10, 'up', '12 recibidas este mes, +20% frente al 1–20 de octubre'],
  [1, 2, 'down', '1 recibida este mes, −50% frente al 1–20 de octubre'],
  [3, 3, 'none', '3 recibidas este mes, igual que el 1–20 de octubre'],
  [2, 0, 'none', '2 recibidas este mes, ninguna el 1–20 de octubre'],
])('%d enquiries after %d', (current, previous, direction, text) => {
  expect(describeEnquiries(month('enquiries', current, previous))).toEqual({ direction, text });
});

test.each([
  [2, 1, 'up', '2 nuevos este mes, 1 el 1–20 de octubre'],
  [1, 0, 'up', '1 nuevo este mes'],
  [0, 3, 'none', 'Sin productos nuevos este mes'],
])('%d new products after %d', (current, previous, direction, text) => {
  const described = describeNewEntries(month('products', current, previous), 'products');
  expect(described).toEqual({ direction, text });
});

test.each([
  ['2026-11-01', '2026-11-01', 'Sin ventas el 1 de octubre'],
  ['2026-03-01', '2026-03-31', 'Sin ventas el 1–28 de febrero'],
  ['2027-01-01', '2027-01-15', 'Sin ventas el 1–15 de diciembre'],
])('from %s to %s', (from, to, text) => {
  expect(describeSales({ ...month('sales', 5, 0), from, to }).text).toBe(text);
});
