import { describeFailure, UserError } from './user-error.ts';

const hasColour = Boolean(process.stdout.isTTY) && !process.env.NO_COLOR;

function paint(code: number, text: string): string {
  return hasColour ? `\u001b[${code}m${text}\u001b[0m` : text;
}

export const dim = (text: string): string => paint(2, text);
export const bold = (text: string): string => paint(1, text);
export const green = (text: string): string => paint(32, text);
export const red = (text: string): string => paint(31, text);

export function print(text = ''): void {
  process.stdout.write(`${text}\n`);
}

export function printError(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Prints rows in aligned columns; the last one, which may be long, is not padded. */
export function printTable(rows: readonly (readonly string[])[], gap = '  '): void {
  const widths = (rows[0] ?? []).map((_cell, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of rows) {
    const last = row.length - 1;
    const cells = row.map((cell, column) =>
      column < last ? cell.padEnd(widths[column] ?? 0) : cell,
    );
    print(cells.join(gap).trimEnd());
  }
}

/** Formats milliseconds as `8.2 s`, from a minute on as `2 min 05 s`. */
export function duration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const minutes = Math.floor(seconds / 60);
  return `${minutes} min ${String(Math.floor(seconds % 60)).padStart(2, '0')} s`;
}

/** Prints an error: message and hint of a UserError, the stack of any other. */
export function printFailure(error: unknown): void {
  if (!(error instanceof UserError)) {
    printError(red(describeFailure(error)));
    return;
  }
  printError(`\n${red('✗')} ${bold(error.message)}`);
  if (error.hint) printError(`\n${error.hint}`);
}
