const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** Byte order mark: makes spreadsheets read the file as UTF-8. */
export const CSV_BOM = '\uFEFF';

/**
 * Formats one line of a CSV file (RFC 4180). An apostrophe before text that a spreadsheet would run
 * as a formula prevents CSV injection.
 */
export function csvLine(cells: readonly (string | number | null | undefined)[]): string {
  const written = cells.map((cell) => {
    if (typeof cell === 'number') return String(cell);
    const text = cell ?? '';
    const safe = FORMULA.test(text) ? `'${text}` : text;
    return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  });
  return `${written.join(',')}\r\n`;
}
