import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { SCRIPTS_DIR } from './dirs.ts';

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
  logFile?: string;
  appendsLog?: boolean;
  onLine?: (line: string) => void;
  /** Opens standard input: see `send`. */
  hasInput?: boolean;
};

export type Child = {
  name: string;
  pid: number;
  exited: Promise<ChildExit>;
  hasExited: () => boolean;
  tail: () => string[];
  send: (text: string) => void;
  /** Ends the whole process group; kills processes that have not ended after `graceMs`. */
  stop: (graceMs?: number) => Promise<void>;
};

type Log = { write: (line: string) => void; end: () => unknown };

/** Opens the log with the first line. Writes synchronously, so that the last lines before a crash are kept. */
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
        // A full disk must not end this process.
      }
    },
    end: () => descriptor !== undefined && closeSync(descriptor),
  };
}

export function killGroup(pid: number, signal: NodeJS.Signals): void {
  if (pid === 0) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has already ended.
  }
}

function waitForExit(child: ChildProcess, name: string): Promise<ChildExit> {
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new Error(`${name}: ${error.message}`)));
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
}

/** Spawns a program; Node programs also watch this process and end when it has ended. */
function launch({ command, args, cwd, env, hasInput }: ChildOptions): ChildProcess {
  const isNode = command === process.execPath;
  const child = spawn(command, isNode ? ['--require', WATCH_PARENT, ...args] : args, {
    cwd,
    env: { ...env, PARENT_PIPE_FD: String(PARENT_PIPE_FD) },
    detached: true,
    stdio: [hasInput ? 'pipe' : 'ignore', 'pipe', 'pipe', 'pipe'],
  });
  // EPIPE when a program ends without reading its input is not an error.
  for (const stream of child.stdio) stream?.on('error', () => undefined);
  return child;
}

/**
 * Starts a program in its own process group, so that its children (Strapi and Gatsby have workers) end
 * with it, and Ctrl-C reaches it only through this process.
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
  // Ends the orphaned children of a program that died.
  process_.once('exit', () => killGroup(pid, 'SIGKILL'));
  let isEnded = pid === 0;
  const exited = waitForExit(process_, options.name).finally(() => {
    isEnded = true;
    log?.end();
  });
  // Prevents an unhandled rejection when the caller does not use `exited`.
  exited.catch(() => undefined);

  return {
    name: options.name,
    pid,
    exited,
    hasExited: () => isEnded,
    tail: () => [...kept],
    send: (text) => void process_.stdin?.write(text),
    stop: async (graceMs = GRACE_MS) => {
      if (isEnded) return;
      killGroup(pid, 'SIGTERM');
      const timer = setTimeout(() => killGroup(pid, 'SIGKILL'), graceMs);
      await exited.catch(() => undefined);
      clearTimeout(timer);
    },
  };
}
