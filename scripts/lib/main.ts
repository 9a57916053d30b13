import { printFailure } from './print.ts';
import { isTerminating } from './termination.ts';

/** Prints an error and exits with code 1; ignores errors caused by the termination itself. */
export function endWithFailure(error: unknown): void {
  if (isTerminating()) return;
  printFailure(error);
  process.exit(1);
}

/** Runs the body of a command and exits with its code; an error is printed and exits with code 1. */
export function runMain(body: () => Promise<number | void>): void {
  body().then((code) => process.exit(code ?? 0), endWithFailure);
}
