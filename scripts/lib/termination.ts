const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

let isEnding = false;

/** Whether the process was told to end: what fails then was ended on purpose. */
export const isTerminating = (): boolean => isEnding;

/** Runs `cleanUp` once when the process is told to end, then ends it. */
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
