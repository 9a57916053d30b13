import { execSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT_DIR } from '../lib/dirs.ts';
import { runMain } from '../lib/main.ts';
import { step } from '../lib/steps.ts';
import { DOCKERFILES, readDockerfile } from './dockerfile.ts';

const MANIFESTS = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'cms/package.json',
  'site/package.json',
  'scripts/package.json',
];

function npmCommands(run: string): string[] {
  return run.split(/\s+&&\s+/).filter((command) => /^npm (ci|install|pkg)\b/.test(command));
}

async function tryRun(commands: string[]): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tequiora-image-'));
  try {
    for (const file of MANIFESTS) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      copyFileSync(path.join(ROOT_DIR, file), path.join(folder, file));
    }
    for (const command of commands) {
      const isInstalling = /^npm (ci|install)\b/.test(command);
      const full = isInstalling ? `${command} --dry-run --silent` : command;
      execSync(full, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs the npm installations of the Dockerfiles as dry runs. */
async function main(): Promise<void> {
  for (const file of DOCKERFILES) {
    for (const { name, value } of readDockerfile(file)) {
      const commands = name === 'RUN' ? npmCommands(value) : [];
      if (commands.length > 0) {
        await step(`${file}: ${commands.join(' && ')}`, () => tryRun(commands));
      }
    }
  }
}

runMain(main);
