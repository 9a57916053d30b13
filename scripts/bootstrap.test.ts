import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT_DIR, SCRIPTS_DIR } from './lib/dirs.ts';
import { useTestFolder } from './lib/use-test-folder.ts';

const folder = useTestFolder();

beforeEach(() => {
  mkdirSync(path.join(folder(), 'scripts'));
  cpSync(path.join(SCRIPTS_DIR, 'bootstrap.mjs'), path.join(folder(), 'scripts/bootstrap.mjs'));
  writeFileSync(path.join(folder(), 'package-lock.json'), '{}');
});

/** Runs the bootstrap in a checkout without node_modules, with only the given tools in PATH. */
function bootstrap(command: string, tools: string[]) {
  const bin = path.join(folder(), 'bin');
  mkdirSync(bin);
  for (const tool of tools) symlinkSync('/bin/true', path.join(bin, tool));
  return spawnSync(process.execPath, ['scripts/bootstrap.mjs', command], {
    cwd: folder(),
    env: { PATH: bin },
    encoding: 'utf8',
  });
}

test.each(['npm', 'git'])('reports that %s is missing and how to install it', (missing) => {
  const tools = ['npm', 'git'].filter((tool) => tool !== missing);
  const { status, stderr } = bootstrap('start', tools);
  expect(status).toBe(1);
  expect(stderr).toContain(`Falta en este equipo:\n  ${missing}`);
  expect(stderr).toContain('sudo apt-get install');
});

test('rejects an unknown command with the list of commands', () => {
  const { status, stderr } = bootstrap('estart', []);
  expect(status).toBe(1);
  expect(stderr).toContain('No existe la orden «estart»');
  expect(stderr).toContain('start, test');
});

// As npm 10 leaves it.
test('runs the Node among the dependencies also without a link to it', () => {
  const bin = path.join(folder(), 'node_modules', `node-linux-${process.arch}`, 'bin');
  mkdirSync(bin, { recursive: true });
  mkdirSync(path.join(folder(), 'node_modules/.bin'));
  writeFileSync(path.join(bin, 'node'), '#!/bin/sh\necho "$@"', { mode: 0o755 });
  writeFileSync(path.join(folder(), 'node_modules/.package-lock.json'), '{}');
  const { status, stdout } = bootstrap('start', []);
  expect(stdout).toContain('scripts/start.ts');
  expect(status).toBe(0);
});

test('asks for the Node of package.json when the one on the machine is older', () => {
  writeFileSync(path.join(folder(), 'package.json'), '{ "engines": { "node": ">=99" } }');
  mkdirSync(path.join(folder(), 'node_modules'));
  writeFileSync(path.join(folder(), 'node_modules/.package-lock.json'), '{}');
  const { status, stderr } = bootstrap('start', []);
  expect(status).toBe(1);
  expect(stderr).toContain('Se necesita Node 99 o más nuevo');
});

// npm would run node-gyp, which needs Python and a compiler, for a package that brings its binaries.
// `npm install` removes the line from the lockfile (npm/cli#9837): add it again.
test('the lockfile keeps npm from compiling better-sqlite3', () => {
  const lockfile = readFileSync(path.join(ROOT_DIR, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lockfile) as { packages: Record<string, object> };
  expect(packages['node_modules/better-sqlite3']).toHaveProperty('gypfile', false);
});
