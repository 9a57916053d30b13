import { spawn } from 'node:child_process';
import { ROOT_DIR } from '../lib/paths.ts';

export type Command = {
  command: string;
  args: string[];
  cwd?: string;
  env?: Record<string, string>;
  /** What it writes is shown when it has ended, and not between the lines of another program. */
  isHeld?: boolean;
};

/** Runs a program on this terminal to its end and answers its exit code. */
export function runCommand(options: Command): Promise<number> {
  const { command, args, cwd = ROOT_DIR, env, isHeld = false } = options;
  const child = spawn(command, args, {
    cwd,
    stdio: isHeld ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
  });
  const held: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => held.push(part));
  // From the keyboard it reaches the program by itself; a `kill` of ours does not.
  const forward = (): void => void child.kill('SIGTERM');
  process.once('SIGTERM', forward);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('SIGTERM', forward);
      process.stdout.write(Buffer.concat(held));
      resolve(code ?? 1);
    });
  });
}
