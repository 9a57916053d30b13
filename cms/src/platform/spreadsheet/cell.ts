/** A cell of a spreadsheet: text, number or nothing. */
export type Cell = string | number | null;
