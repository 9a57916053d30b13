const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

let isEnding = false;
let isIgnored = false;

/** Returns whether the process is terminating; errors are then expected. */
export const isTerminating = (): boolean => isEnding;

/**
 * Ignores further signals: for the last step of a command, which ends soon and must not be cut off.
 * @throws when the process is terminating already
 */
export function ignoreTermination(): void {
  if (isEnding) throw new Error('The process is terminating.');
  isIgnored = true;
}

/** Runs `cleanUp` once on SIGINT, SIGTERM or SIGHUP, then exits. */
export function onTermination(
  cleanUp: (signal: NodeJS.Signals) => Promise<void>,
  exitCode = 0,
): void {
  const end = (signal: NodeJS.Signals): void => {
    if (isEnding || isIgnored) return;
    isEnding = true;
    void cleanUp(signal).finally(() => process.exit(exitCode));
  };
  for (const signal of SIGNALS) process.on(signal, () => end(signal));
}
