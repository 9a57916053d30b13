import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureChromium } from '../lib/chromium.ts';
import { MODULES_DIR, ROOT_DIR, SITE_DIR } from '../lib/dirs.ts';

const PLAYWRIGHT = path.join(MODULES_DIR, '@playwright/test/cli.js');

export type Command = {
  command: string;
  args: string[];
  cwd?: string;
  env?: Record<string, string>;
  /** Prints the output at the end, so that it does not mix with that of another program. */
  isBuffered?: boolean;
};

export function runCommand(options: Command): Promise<number> {
  const { command, args, cwd = ROOT_DIR, env, isBuffered = false } = options;
  const child = spawn(command, args, {
    cwd,
    stdio: isBuffered ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
  });
  const buffered: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => buffered.push(part));
  // Ctrl-C reaches the child directly; a SIGTERM to this process does not.
  const forward = (): void => void child.kill('SIGTERM');
  process.once('SIGTERM', forward);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('SIGTERM', forward);
      process.stdout.write(Buffer.concat(buffered));
      resolve(code ?? 1);
    });
  });
}

/** Runs `playwright test` with an installed Chromium. */
export function runPlaywright(args: string[], env: Record<string, string>): Promise<number> {
  return runCommand({
    command: process.execPath,
    args: [PLAYWRIGHT, 'test', ...args],
    cwd: SITE_DIR,
    env: { CHROMIUM_PATH: ensureChromium(), ...env },
  });
}
