import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { SCRIPTS_DIR } from './paths.ts';

const WATCH_PARENT = path.join(SCRIPTS_DIR, 'lib/watch-parent.cjs');
const PARENT_PIPE_FD = 3;
const KEPT_LINES = 80;
const GRACE_MS = 8_000;

export type ChildExit = { code: number | null; signal: NodeJS.Signals | null };

export type ChildOptions = {
  name: string;
  command: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Everything the program prints is also written here. */
  logFile?: string;
  /** What the log file holds already is kept. */
  appendsLog?: boolean;
  onLine?: (line: string) => void;
  /** It listens to its standard input: see `send`. */
  hasInput?: boolean;
};

export type Child = {
  name: string;
  pid: number;
  exited: Promise<ChildExit>;
  hasExited: () => boolean;
  /** The last lines printed, oldest first. */
  tail: () => string[];
  /** Writes to the standard input. */
  send: (text: string) => void;
  /** Ends the whole process group; the ones that do not obey in time are killed. */
  stop: (graceMs?: number) => Promise<void>;
};

type Log = { write: (line: string) => void; end: () => unknown };

/** Made with the first line. Writes at once: the last lines of a program that fails are the ones somebody will look for. */
function openLog({ logFile: file, appendsLog }: ChildOptions): Log | undefined {
  if (!file) return undefined;
  let descriptor: number | undefined;
  return {
    write(line) {
      try {
        mkdirSync(path.dirname(file), { recursive: true });
        descriptor ??= openSync(file, appendsLog ? 'a' : 'w');
        writeSync(descriptor, `${line}\n`);
      } catch {
        // A full disk must not end the program that watches this one.
      }
    },
    end: () => descriptor !== undefined && closeSync(descriptor),
  };
}

function killGroup(pid: number, signal: NodeJS.Signals): void {
  if (pid === 0) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The group is gone already: that is what was wanted.
  }
}

function waitForExit(child: ChildProcess, name: string): Promise<ChildExit> {
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new Error(`${name}: ${error.message}`)));
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
}

/** Programs of Node also watch this process, and end when it is gone, whatever ended it. */
function launch({ command, args, cwd, env, hasInput }: ChildOptions): ChildProcess {
  const isNode = command === process.execPath;
  const child = spawn(command, isNode ? ['--require', WATCH_PARENT, ...args] : args, {
    cwd,
    env: { ...env, PARENT_PIPE_FD: String(PARENT_PIPE_FD) },
    detached: true,
    stdio: [hasInput ? 'pipe' : 'ignore', 'pipe', 'pipe', 'pipe'],
  });
  // A program that ends without reading what it was sent is no failure of ours.
  for (const stream of child.stdio) stream?.on('error', () => undefined);
  return child;
}

/**
 * Starts a program in its own process group, so that it ends with all it has started itself
 * (Strapi and Gatsby both have workers) and a Ctrl-C reaches it only through us.
 */
export function startChild(options: ChildOptions): Child {
  const process_ = launch(options);
  const log = openLog(options);
  const kept: string[] = [];
  const read = (stream: Readable | null): void => {
    if (!stream) return;
    createInterface({ input: stream }).on('line', (line) => {
      if (line.trim()) kept.push(line);
      if (kept.length > KEPT_LINES) kept.shift();
      log?.write(line);
      options.onLine?.(line);
    });
  };
  read(process_.stdout);
  read(process_.stderr);

  const pid = process_.pid ?? 0;
  // Workers of a program that died must not go on without it.
  process_.once('exit', () => killGroup(pid, 'SIGKILL'));
  let isOver = pid === 0;
  const exited = waitForExit(process_, options.name).finally(() => {
    isOver = true;
    log?.end();
  });
  // A caller that never looks at `exited` must not turn it into an unhandled rejection.
  exited.catch(() => undefined);

  return {
    name: options.name,
    pid,
    exited,
    hasExited: () => isOver,
    tail: () => [...kept],
    send: (text) => void process_.stdin?.write(text),
    stop: async (graceMs = GRACE_MS) => {
      if (isOver) return;
      killGroup(pid, 'SIGTERM');
      const timer = setTimeout(() => killGroup(pid, 'SIGKILL'), graceMs);
      await exited.catch(() => undefined);
      clearTimeout(timer);
    },
  };
}
