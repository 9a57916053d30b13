import { object } from 'yup';

import {
  formatResult,
  formatShortResult,
  readResult,
  type RecordedResult,
  RESULT_MESSAGES,
  toResultColumns,
} from '../enquiry-result';
import { resultFields } from '../enquiry-result-schema';

const SALE: RecordedResult = { result: 'ganada', saleAmount: 12_500, saleDate: '2026-11-20' };
const LOSS: RecordedResult = { result: 'perdida', lossReason: 'El precio' };
const NONE: RecordedResult = { result: 'sin_venta' };

it.each([
  [SALE, 'Ganada: $12,500.00, el 20 de noviembre de 2026', 'Ganada · $12,500'],
  [LOSS, 'Perdida: El precio', 'Perdida'],
  [NONE, 'Sin venta', 'Sin venta'],
])('formats and stores %j', (recorded, text, shortText) => {
  const columns = toResultColumns(recorded);
  expect([formatResult(recorded), formatShortResult(columns)]).toEqual([text, shortText]);
  expect(readResult(columns)).toEqual(recorded);
});

it('has a label for enquiries without a result', () => {
  expect(readResult(toResultColumns())).toBeNull();
  expect(formatShortResult(toResultColumns())).toBe('Sin resultado registrado');
});

describe('the fields of a result', () => {
  const problemOf = (data: { result?: unknown }) => {
    try {
      object(resultFields(data.result)).validateSync(data);
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  };

  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T05:30:00Z') }));
  afterEach(() => jest.useRealTimers());

  it.each([
    [SALE, null],
    [{ ...SALE, saleAmount: 0.01 }, null],
    [{ ...SALE, saleAmount: 99_999_999.99 }, null],
    [{ ...SALE, saleAmount: 0 }, RESULT_MESSAGES.saleAmount],
    [{ ...SALE, saleAmount: -5 }, RESULT_MESSAGES.saleAmount],
    [{ ...SALE, saleAmount: 100_000_000 }, RESULT_MESSAGES.saleAmount],
    [{ ...SALE, saleAmount: 1.005 }, RESULT_MESSAGES.saleAmount],
    [{ ...SALE, saleAmount: '12500' }, RESULT_MESSAGES.saleAmount],
    [{ result: 'ganada', saleDate: '2026-11-20' }, RESULT_MESSAGES.saleAmount],
    [{ ...SALE, saleDate: '2026-02-30' }, RESULT_MESSAGES.saleDate],
    // Already the 21st in UTC.
    [{ ...SALE, saleDate: '2026-11-21' }, RESULT_MESSAGES.futureSale],
    [LOSS, null],
    [{ result: 'perdida' }, RESULT_MESSAGES.lossReason],
    [{ result: 'perdida', lossReason: 'a'.repeat(81) }, 'Sobra 1 carácter: el límite es 80'],
    [NONE, null],
    [{}, RESULT_MESSAGES.result],
    [{ result: 'vendida' }, RESULT_MESSAGES.result],
    [{ result: { $ne: 1 } }, RESULT_MESSAGES.result],
  ])('%j: %s', (data, message) => {
    expect(problemOf(data)).toBe(message);
  });
});
