// Mexico writes 1,499.99 where Spain, which the panel's Spanish is of, writes 1.499,99.
const MEXICO = 'es-MX';
// It groups four digits no more than Spain does, and so leaves 2016 as it is.
const UNGROUPED = 'es';
const FIRST_YEAR = 1900;
const MOST_DIGITS = 20;

export const NUMBERS = ['integer', 'biginteger', 'decimal', 'float'];

/** What the schema says of a field. */
export type NumberAttribute = { type?: string; min?: unknown };

export function isNumber({ type }: NumberAttribute): boolean {
  return NUMBERS.includes(type ?? '');
}

/** The locale to write the numbers of a field in: thousands are grouped, but not those of a year. */
export function localeOf({ min }: NumberAttribute): string {
  return Number(min) >= FIRST_YEAR ? UNGROUPED : MEXICO;
}

/** A number as staff read it in a list; a dash for none. */
export function tellNumber(value: unknown, attribute: NumberAttribute): string {
  if (value === null || value === undefined || value === '') return '-';
  const format = new Intl.NumberFormat(localeOf(attribute), { maximumFractionDigits: MOST_DIGITS });
  return format.format(Number(value));
}
