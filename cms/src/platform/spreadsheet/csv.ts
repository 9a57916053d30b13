/**
 * A formula at the start of a text, of a line of it, or after a semicolon or tab: a spreadsheet may split
 * cells there. Spaces and quotation marks in between do not stop it.
 */
const FORMULA = /(^|[;\t\r\n])(["\s]*)(?=[=+\-@])/g;
const NEEDS_QUOTES = /[",;\t\r\n]/;

/** Byte order mark: makes spreadsheets read the file as UTF-8. */
export const CSV_BOM = '\uFEFF';

/**
 * Formats one line of a CSV file (RFC 4180). An apostrophe before text that a spreadsheet would run
 * as a formula prevents CSV injection.
 */
export function csvLine(cells: readonly (string | number | null | undefined)[]): string {
  const written = cells.map((cell) => {
    if (typeof cell === 'number') return String(cell);
    const safe = (cell ?? '').replace(FORMULA, "$1$2'");
    return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  });
  return `${written.join(',')}\r\n`;
}
