import { hasWholeCents } from '../../../../contracts/money';
import { formatDecimal } from '../../../../contracts/number';
import { isOutOfRange } from './check-number-range';
import { fieldCheck } from './publish-check';

/** Describes a number with more than two decimals. */
export function describeDecimals(place: string, number: number): string {
  const written = formatDecimal(number, 2);
  return Number(number.toFixed(2)) === 0
    ? `«${place}» lleva dos decimales como máximo, y lo que escribiste es menos de 0.01.`
    : `«${place}» lleva dos decimales como máximo, y ${String(number)} tiene más: escribe ${written}.`;
}

/** Rejects numbers with more decimals than the database and the site have; also when they are saved. */
export const decimalCheck = fieldCheck(({ attribute, value, place }) => {
  const { type } = attribute;
  if (type !== 'decimal' || value === null || value === undefined || value === '') {
    return undefined;
  }
  const number = Number(value);
  // Strapi refuses what is no number, and `numberRangeCheck` what is too large.
  if (!Number.isFinite(number) || isOutOfRange(type, number)) return undefined;
  return hasWholeCents(number) ? undefined : describeDecimals(place, number);
});
