import { formatNumber } from '../../../../contracts/number';
import { fieldCheck } from './publish-check';

/** Largest values of the columns in PostgreSQL: `integer` and `numeric(10,2)`. */
const MAX: Readonly<Record<string, number>> = { integer: 2_147_483_647, decimal: 99_999_999.99 };

/** Rejects numbers that the database cannot store, also when they are saved. */
export const numberRangeCheck = fieldCheck(({ attribute, value, place }) => {
  const max = MAX[attribute.type];
  const isOutside = max !== undefined && Math.abs(Number(value)) > max;
  return isOutside ? `«${place}» no puede pasar de ${formatNumber(Math.floor(max))}.` : undefined;
});
