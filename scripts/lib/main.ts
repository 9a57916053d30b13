import { reportFailure } from './log.ts';

/** Runs a command's body: a failure is printed once and ends the process with code 1. */
export function runMain(body: () => Promise<number | void>): void {
  body().then(
    (code) => process.exit(code ?? 0),
    (error: unknown) => {
      reportFailure(error);
      process.exit(1);
    },
  );
}
