import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { START_MS } from './engine.ts';

/** Returns the path of a program in PATH, or null. */
export function findProgram(name: string): string | null {
  const candidates = (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((dir) => path.join(dir, name));
  return candidates.find(isExecutable) ?? null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export type ChildProgram = {
  /** Resolves with the first match of `pattern` in the output. */
  waitFor: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Ends the program and the programs that it started. */
  stop: () => Promise<void>;
};

/** Starts a program in its own process group and collects what it prints. */
export function startProgram(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): ChildProgram {
  const child = spawn(command, args, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // The group has no other end when the process of the test is ended.
  const killGroup = (): boolean => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL');
  process.once('exit', killGroup);
  child.once('exit', () => process.off('exit', killGroup));
  let output = '';
  const listeners = new Set<() => void>();
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);

  const waitFor = (pattern: RegExp): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      const fail = (why: string): void => {
        settle();
        reject(new Error(`${command} ${why}:\n${output.slice(-2000)}`));
      };
      const timer = setTimeout(() => fail('did not start in time'), START_MS);
      const onExit = (): void => fail('ended');
      const onOutput = (): void => {
        const match = pattern.exec(output);
        if (!match) return;
        settle();
        resolve(match);
      };
      const settle = (): void => {
        clearTimeout(timer);
        listeners.delete(onOutput);
        child.off('exit', onExit);
      };
      listeners.add(onOutput);
      child.once('exit', onExit);
      onOutput();
    });

  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    killGroup();
    await exited;
  };
  return { waitFor, stop };
}
