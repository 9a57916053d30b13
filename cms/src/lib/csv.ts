const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** Makes spreadsheets read the file as UTF-8. */
export const CSV_START = '\uFEFF';

/**
 * One line of a CSV file (RFC 4180). What a spreadsheet would run as a formula gets an apostrophe
 * in front.
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
