import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChild, type Child } from '../lib/child.ts';

const PREPARED = path.join(path.dirname(fileURLToPath(import.meta.url)), 'prepared-gatsby.cjs');

export type GatsbyOptions = {
  rootDir: string;
  mirrorDir: string;
  logFile: string;
  env: Record<string, string>;
  /** Another program in Gatsby's place. */
  command?: { command: string; args: string[] };
};

type Launched = { child: Child; listener: { onLine: (line: string) => void } };

/**
 * Gatsby as a program that has begun before it is needed, up to where it reads content: all before
 * is the same each time, and takes seconds of what staff wait for.
 */
export function createGatsbyProgram({ rootDir, mirrorDir, logFile, env, command }: GatsbyOptions) {
  const cli = path.join(rootDir, 'node_modules/gatsby/cli.js');
  const program = command ?? { command: process.execPath, args: [PREPARED, cli] };
  let spare: Launched | undefined;

  function launch(): Launched {
    const listener: Launched['listener'] = { onLine: () => undefined };
    const child = startChild({
      name: 'Gatsby',
      ...program,
      cwd: mirrorDir,
      env,
      logFile,
      hasInput: true,
      onLine: (line) => listener.onLine(line),
    });
    return { child, listener };
  }

  return {
    /** Begins the next build. It reads the mirror and Gatsby's cache, which must be left alone then. */
    prepare(): void {
      if (spare?.child.hasExited()) spare = undefined;
      if (existsSync(mirrorDir)) spare ??= launch();
    },
    /** Ends the one that has begun: what it has read is no longer true. */
    async discard(): Promise<void> {
      const unwanted = spare;
      spare = undefined;
      await unwanted?.child.stop(0);
    },
    /** Has it build. */
    start(onLine: (line: string) => void): Child {
      const { child, listener } = spare && !spare.child.hasExited() ? spare : launch();
      spare = undefined;
      listener.onLine = onLine;
      child.send('build\n');
      return child;
    },
  };
}
