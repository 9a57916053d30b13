import { formatNumber } from '../../../../contracts/number';
import { fieldCheck } from './publish-check';

/** Largest values of the columns in PostgreSQL: `integer` and `numeric(10,2)`. */
const MAX: Readonly<Record<string, number>> = { integer: 2_147_483_647, decimal: 99_999_999.99 };

/** Returns whether the column of an attribute type is too small for a number. */
export function isOutOfRange(type: string, value: unknown): boolean {
  const max = MAX[type];
  return max !== undefined && Math.abs(Number(value)) > max;
}

/** Rejects numbers that the database cannot store, also when they are saved. */
export const numberRangeCheck = fieldCheck(({ attribute, value, place }) => {
  const { type } = attribute;
  if (!isOutOfRange(type, value)) return undefined;
  return `«${place}» no puede pasar de ${formatNumber(Math.floor(MAX[type] ?? 0))}.`;
});
