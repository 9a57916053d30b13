import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChild, type Child } from '../../lib/child.ts';

const PREPARED = path.join(path.dirname(fileURLToPath(import.meta.url)), 'prepared-gatsby.cjs');

type GatsbyOptions = {
  rootDir: string;
  mirrorDir: string;
  logFile: string;
  /** Temporary files, removed before each start: Gatsby leaves a folder per build. */
  tempDir: string;
  env: NodeJS.ProcessEnv;
  /** Called with each line of a build, not with those of its preparation. */
  onLine?: (line: string) => void;
  /** Replaces Gatsby in tests. */
  command?: { command: string; args: string[] };
};

type Launched = { child: Child; isBuilding: boolean };

/** Empties the folder of temporary files; returns the variable that makes Gatsby use it. */
function emptyTempDir(tempDir: string): { TMPDIR?: string } {
  try {
    rmSync(tempDir, { recursive: true, force: true });
    mkdirSync(tempDir, { recursive: true });
    return { TMPDIR: tempDir };
  } catch {
    // A full disk must not end this process. Gatsby uses the folder of the system instead.
    return {};
  }
}

/**
 * Creates a Gatsby that can be started ahead of a build, up to where it reads content: this part is the
 * same for every build and takes seconds that staff would wait for.
 */
export function createGatsbyProgram(options: GatsbyOptions) {
  const { rootDir, mirrorDir, logFile, tempDir, command } = options;
  const cli = path.join(rootDir, 'node_modules/gatsby/cli.js');
  const program = command ?? { command: process.execPath, args: [PREPARED, cli] };
  let spare: Launched | undefined;

  function launch(): Launched {
    const child = startChild({
      name: 'Gatsby',
      ...program,
      cwd: mirrorDir,
      env: { ...options.env, ...emptyTempDir(tempDir) },
      logFile,
      hasInput: true,
      onLine: (line) => launched.isBuilding && options.onLine?.(line),
    });
    const launched: Launched = { child, isBuilding: false };
    return launched;
  }

  return {
    /** Starts the next build ahead. It reads the mirror and Gatsby's cache, which must not change then. */
    prepare(): void {
      if (spare?.child.hasExited()) spare = undefined;
      if (existsSync(mirrorDir)) spare ??= launch();
    },
    /** Ends the prepared process, whose state is outdated. */
    async discard(): Promise<void> {
      const discarded = spare;
      spare = undefined;
      await discarded?.child.stop(0);
    },
    /** Runs a build in the prepared process, or in a new one. */
    start(): Child {
      const launched = spare && !spare.child.hasExited() ? spare : launch();
      spare = undefined;
      launched.isBuilding = true;
      launched.child.send('build\n');
      return launched.child;
    },
  };
}
