const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs `cleanUp` once when the process is asked to end, then ends it. Also when the program that
 * started us has gone without asking (its IPC channel closes), so that nothing is left running.
 */
export function onTermination(
  cleanUp: (signal: NodeJS.Signals) => Promise<void>,
  exitCode = 0,
): void {
  let isEnding = false;
  const end = (signal: NodeJS.Signals): void => {
    if (isEnding) return;
    isEnding = true;
    void cleanUp(signal).finally(() => process.exit(exitCode));
  };
  for (const signal of SIGNALS) process.on(signal, () => end(signal));
  if (process.channel) process.on('disconnect', () => end('SIGTERM'));
}
