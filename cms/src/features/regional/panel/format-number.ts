// Mexico writes 1,499.99; Strapi's Spanish formats numbers as in Spain: 1.499,99.
const MEXICO = 'es-MX';
// Numbers of four digits are not grouped, so a year stays 2016.
const UNGROUPED = 'es';
const FIRST_YEAR = 1900;
const MAX_FRACTION_DIGITS = 20;

export const NUMBER_TYPES = ['integer', 'biginteger', 'decimal', 'float'];

/** The used part of an attribute in the schema. */
export type NumberAttribute = { type?: string; min?: unknown };

export function isNumberAttribute({ type }: NumberAttribute): boolean {
  return NUMBER_TYPES.includes(type ?? '');
}

/** Returns the locale for the numbers of a field: thousands are grouped except in years. */
export function numberLocaleOf({ min }: NumberAttribute): string {
  return Number(min) >= FIRST_YEAR ? UNGROUPED : MEXICO;
}

/** Returns the text of a number in a list, or a dash for an empty value. */
export function formatNumber(value: unknown, attribute: NumberAttribute): string {
  if (value === null || value === undefined || value === '') return '-';
  const format = new Intl.NumberFormat(numberLocaleOf(attribute), {
    maximumFractionDigits: MAX_FRACTION_DIGITS,
  });
  return format.format(Number(value));
}
