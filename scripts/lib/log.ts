import { UserError } from './user-error.ts';

const hasColour = Boolean(process.stdout.isTTY) && !process.env.NO_COLOR;

function paint(code: number, text: string): string {
  return hasColour ? `\u001b[${code}m${text}\u001b[0m` : text;
}

export const dim = (text: string): string => paint(2, text);
export const bold = (text: string): string => paint(1, text);
export const green = (text: string): string => paint(32, text);
export const red = (text: string): string => paint(31, text);
export const yellow = (text: string): string => paint(33, text);

export function say(text = ''): void {
  process.stdout.write(`${text}\n`);
}

export function complain(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Seconds with one decimal up to a minute, then minutes: `8.2 s`, `2 min 05 s`. */
export function duration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const minutes = Math.floor(seconds / 60);
  return `${minutes} min ${String(Math.floor(seconds % 60)).padStart(2, '0')} s`;
}

/** Prints a failure: what happened and the way out; a stack only for what nobody foresaw. */
export function reportFailure(error: unknown): void {
  if (!(error instanceof UserError)) {
    complain(red(error instanceof Error ? (error.stack ?? error.message) : String(error)));
    return;
  }
  complain(`\n${red('✗')} ${bold(error.message)}`);
  if (error.wayOut) complain(`\n${error.wayOut}`);
}
