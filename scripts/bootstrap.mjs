// Entry point of every npm command: installs the dependencies when needed, then runs the command. Plain
// JavaScript without dependencies, because they may not be installed yet.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const SCRIPTS_DIR = path.dirname(fileURLToPath(import.meta.url));
const ROOT_DIR = path.resolve(SCRIPTS_DIR, '..');
const LOCKFILE = path.join(ROOT_DIR, 'package-lock.json');
// npm writes this file at the end of an installation.
const NPM_RECORD = path.join(ROOT_DIR, 'node_modules', '.package-lock.json');
const STAMP = path.join(ROOT_DIR, 'node_modules', '.tequiora-lock');
const NODE_PACKAGE = `node-linux-${process.arch}`;
const BUNDLED_NODE = path.join(ROOT_DIR, 'node_modules', '.bin', 'node');
const WATCH_PARENT = path.join(SCRIPTS_DIR, 'lib', 'watch-parent.cjs');
const ENTRIES = {
  start: ['start.ts'],
  test: ['test.ts'],
  check: ['test.ts', 'check'],
  'test:unit': ['test.ts', 'unit'],
  'test:cms': ['test.ts', 'cms'],
  'test:e2e': ['test.ts', 'e2e'],
  'test:walks': ['test.ts', 'walks'],
  trials: ['trials.ts'],
  'test:faults': ['trials.ts', 'faults'],
  'test:load': ['trials.ts', 'load'],
  'test:sequences': ['trials.ts', 'sequences'],
  dev: ['dev.ts'],
  seed: ['seed.ts'],
  backup: ['backup.ts'],
  restore: ['restore.ts'],
  reset: ['reset.ts'],
  generate: ['generate.ts'],
  'check:templates': ['generate/try-templates.ts'],
  size: ['size.ts'],
  'publish-site': ['publish-site.ts'],
  pictures: ['pictures/render.ts'],
  'pictures:treat': ['treat-pictures.ts'],
  icons: ['icons/draw.ts'],
  guide: ['guide.ts'],
  'bench:pages': ['bench-pages.ts'],
  audit: ['audit.ts'],
  'check:images': ['deploy/try-installs.ts'],
};
const TOOLS = [
  { command: 'npm', why: 'instala las dependencias' },
  { command: 'git', why: 'npm y Gatsby la usan' },
];

function fail(message, hint) {
  console.error(`\n✗ ${message}\n\n${hint}`);
  process.exit(1);
}

/**
 * Returns the Node that runs the product: the one among the dependencies on Linux, so that the version
 * on the machine only has to run npm; elsewhere the machine's.
 */
function findNode() {
  if (existsSync(BUNDLED_NODE)) return BUNDLED_NODE;
  // npm 10 removes the link together with the package for the other processor.
  if (existsSync(path.join(ROOT_DIR, 'node_modules', NODE_PACKAGE))) {
    symlinkSync(path.join('..', NODE_PACKAGE, 'bin', 'node'), BUNDLED_NODE);
    return BUNDLED_NODE;
  }
  const { engines } = JSON.parse(readFileSync(path.join(ROOT_DIR, 'package.json'), 'utf8'));
  const oldest = Number.parseInt(engines.node.replace('>=', ''), 10);
  if (Number.parseInt(process.versions.node, 10) >= oldest) return process.execPath;
  return fail(
    `Se necesita Node ${oldest} o más nuevo; este es ${process.versions.node}.`,
    `Instálalo desde https://nodejs.org o con tu gestor de versiones (nvm install ${oldest}).`,
  );
}

function isMissing(command) {
  return spawnSync(command, ['--version'], { stdio: 'ignore' }).error?.code === 'ENOENT';
}

function checkTools() {
  const missing = TOOLS.filter(({ command }) => isMissing(command));
  if (missing.length === 0) return;
  const packages = missing.map(({ command }) => command).join(' ');
  fail(
    `Falta en este equipo:\n${missing.map(({ command, why }) => `  ${command} (${why})`).join('\n')}`,
    `En Debian o Ubuntu: sudo apt-get install ${packages}\nEn macOS: xcode-select --install\nDespués repite la orden.`,
  );
}

function lockfileHash() {
  if (!existsSync(LOCKFILE)) {
    fail('Falta package-lock.json.', 'Recupéralo con: git checkout -- package-lock.json');
  }
  return createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex');
}

/** Returns whether npm was run manually since the lockfile was written, so that there is no stamp. */
function isInstalledByHand() {
  if (existsSync(STAMP) || !existsSync(NPM_RECORD)) return false;
  return statSync(NPM_RECORD).mtimeMs >= statSync(LOCKFILE).mtimeMs;
}

/** Returns whether a workspace or a package below it is missing, such as after a copy of node_modules. */
function lacksWorkspacePackages() {
  const { packages = {} } = JSON.parse(readFileSync(LOCKFILE, 'utf8'));
  return Object.entries(packages)
    .filter(([name, { link }]) => link || /^(?!node_modules)[^/]+\/node_modules\//.test(name))
    .some(([name, { optional }]) => !optional && !existsSync(path.join(ROOT_DIR, name)));
}

function isInstalled(hash) {
  if (lacksWorkspacePackages()) return false;
  if (isInstalledByHand()) writeFileSync(STAMP, hash);
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash;
}

/** Forwards signals to a program and resolves with its exit code. */
function follow(child) {
  const forward = (signal) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`✗ ${error.message}`);
      resolve(1);
    });
    child.once('close', (code, signal) => {
      for (const each of signals) process.off(each, forward);
      resolve(code ?? (signal ? 130 : 1));
    });
  });
}

async function install(hash) {
  checkTools();
  rmSync(STAMP, { force: true });
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  console.log('→ Instalar las dependencias (unos 4 minutos la primera vez)…');
  const ticker = setInterval(() => console.log(`    sigue la instalación: ${seconds()} s`), 30_000);
  const child = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT_DIR,
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  });
  const code = await follow(child);
  clearInterval(ticker);
  if (code !== 0) {
    fail(
      `La instalación falló (código ${code}).`,
      'Revisa el mensaje de npm de arriba y tu conexión a internet, y repite la orden.',
    );
  }
  writeFileSync(STAMP, hash);
  console.log(`✓ Instalar las dependencias (${seconds()} s)`);
}

/** Ends this process when npm is killed: there is no pipe to npm, so it watches the parent pid. */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  setInterval(() => process.ppid === npm || process.kill(process.pid, 'SIGTERM'), 1000).unref();
}

endWithNpm();
const [command, ...rest] = process.argv.slice(2);
const entry = ENTRIES[command];
if (!entry) fail(`No existe la orden «${command}».`, `Órdenes: ${Object.keys(ENTRIES).join(', ')}`);

const hash = lockfileHash();
// Before the installation, which takes minutes.
if (process.platform !== 'linux') findNode();
if (!isInstalled(hash)) await install(hash);

const [file, ...args] = entry;
const child = spawn(
  findNode(),
  ['--require', WATCH_PARENT, '--import', 'tsx', path.join(SCRIPTS_DIR, file), ...args, ...rest],
  {
    cwd: ROOT_DIR,
    stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
    env: { ...process.env, PARENT_PIPE_FD: '3' },
  },
);
process.exit(await follow(child));
