import { guardFormulas } from '../../../contracts/formula-guard';

const NEEDS_QUOTES = /[",;\t\r\n]/;

/** Byte order mark: makes spreadsheets read the file as UTF-8. */
export const CSV_BOM = '\uFEFF';

/**
 * Formats one line of a CSV file (RFC 4180), without text that a spreadsheet would run as a formula.
 */
export function csvLine(cells: readonly (string | number | null | undefined)[]): string {
  const written = cells.map((cell) => {
    if (typeof cell === 'number') return String(cell);
    const safe = guardFormulas(cell ?? '');
    return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  });
  return `${written.join(',')}\r\n`;
}
