import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
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
  const bin = mkdtempSync(path.join(folder(), 'bin-'));
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

test('installs again when a package below a workspace is missing', () => {
  const name = 'site/node_modules/react-is';
  writeFileSync(
    path.join(folder(), 'package-lock.json'),
    JSON.stringify({ packages: { [name]: {}, 'node_modules/react': {} } }),
  );
  mkdirSync(path.join(folder(), 'node_modules'));
  writeFileSync(path.join(folder(), 'node_modules/.package-lock.json'), '{}');
  expect(bootstrap('start', ['npm', 'git']).stdout).toContain('Instalar las dependencias');
  mkdirSync(path.join(folder(), name), { recursive: true });
  expect(bootstrap('start', ['npm', 'git']).stdout).not.toContain('Instalar las dependencias');
});

test('asks for the Node of package.json when the one on the machine is older', () => {
  writeFileSync(path.join(folder(), 'package.json'), '{ "engines": { "node": ">=99" } }');
  mkdirSync(path.join(folder(), 'node_modules'));
  writeFileSync(path.join(folder(), 'node_modules/.package-lock.json'), '{}');
  const { status, stderr } = bootstrap('start', []);
  expect(status).toBe(1);
  expect(stderr).toContain('Se necesita Node 99 o más nuevo');
});

function lockedPackages() {
  const lockfile = readFileSync(path.join(ROOT_DIR, 'package-lock.json'), 'utf8');
  return (JSON.parse(lockfile) as { packages: Record<string, { version?: string }> }).packages;
}

// npm would run node-gyp, which needs Python and a compiler, for a package that brings its binaries.
// `npm install` removes the line from the lockfile (npm/cli#9837): add it again.
test('the lockfile keeps npm from compiling better-sqlite3', () => {
  expect(lockedPackages()['node_modules/better-sqlite3']).toHaveProperty('gypfile', false);
});

test.each(['nodemailer', 'sharp', 'unrs-resolver'])(
  'the lockfile has %s once, in the overriding version',
  (name) => {
    const manifest = readFileSync(path.join(ROOT_DIR, 'package.json'), 'utf8');
    const { overrides } = JSON.parse(manifest) as { overrides: object };
    const versions = Object.entries(lockedPackages())
      .filter(([file]) => file.endsWith(`node_modules/${name}`))
      .map(([, { version }]) => version);
    expect(versions).toEqual([expect.any(String)]);
    expect(JSON.stringify(overrides)).toContain(`"${name}":"${versions[0]}"`);
  },
);
