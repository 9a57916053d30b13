import { spawn } from 'node:child_process';
import { ROOT_DIR } from '../lib/paths.ts';

export type Command = {
  command: string;
  args: string[];
  cwd?: string;
  env?: Record<string, string>;
};

/** Runs a program on this terminal to its end and answers its exit code. */
export function runCommand({ command, args, cwd = ROOT_DIR, env }: Command): Promise<number> {
  const child = spawn(command, args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  // From the keyboard it reaches the program by itself; a `kill` of ours does not.
  const forward = (): void => void child.kill('SIGTERM');
  process.once('SIGTERM', forward);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('SIGTERM', forward);
      resolve(code ?? 1);
    });
  });
}
