import {
  ENQUIRY_RESULTS,
  type EnquiryResult,
  RESULT_LIMITS,
  RESULT_MESSAGES as MESSAGES,
  type ResultColumns,
} from './enquiry-result';
import { hasWholeCents } from './money';
import { choice, dateMessage, parsed, textWithMessage } from './schema-fields';
import { isoDay, parseDay } from './zoned-time';

type ResultField = keyof ResultColumns;

/** Fields that a result has; others are not allowed with it. */
const FIELDS_OF: Record<EnquiryResult, readonly ResultField[]> = {
  ganada: ['result', 'saleAmount', 'saleDate'],
  perdida: ['result', 'lossReason'],
  sin_venta: ['result'],
};

const { min, max } = RESULT_LIMITS.saleAmount;

/** Returns whether an amount in pesos is a possible sale: positive, in whole cents. */
export function isSaleAmount(amount: unknown): amount is number {
  if (typeof amount !== 'number') return false;
  return amount >= min && amount <= max && hasWholeCents(amount);
}

/**
 * Returns the field schemas of a result, or only that of `result` if there is no such result.
 * @param toAmount reads the amount in pesos from what a form sends
 * @param arrival day on which the enquiry arrived, `YYYY-MM-DD`, before which nothing was sold
 */
export function resultFields(result: unknown, toAmount = (raw: unknown) => raw, arrival = '') {
  const fields = {
    result: choice(ENQUIRY_RESULTS, MESSAGES.result),
    saleAmount: parsed(MESSAGES.saleAmount, (raw) => {
      const amount = toAmount(raw);
      return isSaleAmount(amount) ? amount : undefined;
    }),
    saleDate: parsed(dateMessage(MESSAGES.saleDate), (raw) =>
      typeof raw === 'string' && parseDay(raw) !== undefined ? raw : undefined,
    )
      .test({
        message: MESSAGES.futureSale,
        skipAbsent: true,
        test: (day: unknown) => String(day) <= isoDay(new Date()),
      })
      .test({
        message: arrival && MESSAGES.earlySale(arrival),
        skipAbsent: true,
        test: (day: unknown) => String(day) >= arrival,
      }),
    lossReason: textWithMessage(MESSAGES.lossReason, RESULT_LIMITS.lossReason),
  } satisfies Record<ResultField, unknown>;
  const known = ENQUIRY_RESULTS.find((name) => name === result);
  const names = known ? FIELDS_OF[known] : (['result'] as const);
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}
