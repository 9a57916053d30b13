import { reportFailure } from './log.ts';
import { isTerminating } from './termination.ts';

/** Prints a failure and ends the process with code 1; one that the end itself has caused is none. */
export function endWithFailure(error: unknown): void {
  if (isTerminating()) return;
  reportFailure(error);
  process.exit(1);
}

/** Runs a command's body: a failure is printed once and ends the process with code 1. */
export function runMain(body: () => Promise<number | void>): void {
  body().then((code) => process.exit(code ?? 0), endWithFailure);
}
