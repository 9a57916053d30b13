const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

let isEnding = false;

/** Returns whether the process is terminating; errors are then expected. */
export const isTerminating = (): boolean => isEnding;

/** Runs `cleanUp` once on SIGINT, SIGTERM or SIGHUP, then exits. */
export function onTermination(
  cleanUp: (signal: NodeJS.Signals) => Promise<void>,
  exitCode = 0,
): void {
  const end = (signal: NodeJS.Signals): void => {
    if (isEnding) return;
    isEnding = true;
    void cleanUp(signal).finally(() => process.exit(exitCode));
  };
  for (const signal of SIGNALS) process.on(signal, () => end(signal));
}
