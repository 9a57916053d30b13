import { hasWholeCents } from '../../../../contracts/money';
import { formatDecimal } from '../../../../contracts/number';
import { fieldCheck } from './publish-check';

/** Rejects numbers with more decimals than the database and the site have; also when they are saved. */
export const decimalCheck = fieldCheck(({ attribute, value, place }) => {
  if (attribute.type !== 'decimal' || value === null || value === undefined || value === '') {
    return undefined;
  }
  const number = Number(value);
  // Strapi refuses what is no number.
  if (!Number.isFinite(number) || hasWholeCents(number)) return undefined;
  return `«${place}» lleva dos decimales como máximo, y ${String(number)} tiene más: escribe ${formatDecimal(number, 2)}.`;
});
