import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { MODULES_DIR, ROOT_DIR } from './dirs.ts';
import { detail } from './steps.ts';
import { UserError } from './user-error.ts';

const PLAYWRIGHT_CLI = path.join(MODULES_DIR, 'playwright-core/cli.js');
// The headless shell composites without a window: about half the CPU time of the whole browser.
const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

function run(command: string, args: string[]): boolean {
  const { status } = spawnSync(command, args, { cwd: ROOT_DIR, stdio: 'inherit' });
  return status === 0;
}

/** Returns an installed Chromium, or the one in CHROMIUM_PATH. */
function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new UserError(
      `CHROMIUM_PATH apunta a ${given}, que no existe.`,
      'Corrige la variable o quítala para que se busque Chromium en este equipo.',
    );
  }
  return [...SYSTEM_PATHS, chromium.executablePath()].find((file) => existsSync(file));
}

function isRootOnDebian(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

function installDebianPackage(): boolean {
  detail('Instalando el paquete chromium de Debian…');
  return (
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  );
}

function downloadPlaywrightBrowser(): boolean {
  detail('Descargando el Chromium de Playwright…');
  return run(process.execPath, [PLAYWRIGHT_CLI, 'install', 'chromium']);
}

/** Finds a Chromium or installs one: Playwright's download, else Debian's package when root. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (!downloadPlaywrightBrowser() && isRootOnDebian()) installDebianPackage();
  const installed = findChromium();
  if (installed) return installed;
  throw new UserError(
    'No se encontró ningún Chromium y no se pudo instalar.',
    'Instálalo (en Debian: sudo apt-get install chromium) o indica el tuyo con CHROMIUM_PATH=/ruta/al/navegador.',
  );
}
