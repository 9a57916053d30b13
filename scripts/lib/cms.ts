import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ChildOptions } from './child.ts';
import { CMS_DIR, MODULES_DIR, ROOT_DIR } from './dirs.ts';
import { reachableHost, toEnvironment, type Variables } from './env.ts';
import { hashTree } from './hash.ts';
import { withLock } from './lock.ts';
import { step } from './steps.ts';
import type { Supervisor } from './supervisor.ts';
import { waitUntilReady } from './wait.ts';

const DIST_DIR = path.join(CMS_DIR, 'dist');
const STAMP = path.join(DIST_DIR, '.sources');
const LOCK = path.join(MODULES_DIR, '.cache/tequiora-cms-build.lock');
const STRAPI = path.join(MODULES_DIR, '@strapi/strapi/bin/strapi.js');
const SOURCES = new Set([
  'src',
  'config',
  'contracts',
  'database',
  'package.json',
  'tsconfig.json',
]);
// The first start also writes the seed content and resizes its pictures.
const READY_LIMIT_MS = 5 * 60_000;

function isSource(relativePath: string): boolean {
  const top = relativePath.split('/', 1)[0] ?? '';
  return SOURCES.has(top) && !/(^|\/)__tests__(\/|$)|\.test\.tsx?$/.test(relativePath);
}

function sourceHash(): Promise<string> {
  return hashTree(CMS_DIR, isSource, [
    readFileSync(path.join(ROOT_DIR, 'package-lock.json'), 'utf8'),
  ]);
}

function isBuilt(hash: string): boolean {
  if (!existsSync(path.join(DIST_DIR, 'build/index.html')) || !existsSync(STAMP)) return false;
  return readFileSync(STAMP, 'utf8') === hash;
}

/** Returns the options to run a Strapi command with all variables of the CMS. */
export function strapi(env: Variables, args: string[], name = 'El CMS'): ChildOptions {
  return {
    name,
    command: process.execPath,
    args: [STRAPI, ...args],
    cwd: CMS_DIR,
    env: {
      NODE_ENV: 'production',
      ...process.env,
      ...toEnvironment(env),
      STRAPI_TELEMETRY_DISABLED: 'true',
      NO_COLOR: '1',
    },
    logFile: path.join(env.DATA_DIR, 'logs', `cms-${args[0]}.log`),
  };
}

/** Compiles the CMS (server and panel) unless the existing build has the same sources. */
export async function buildCmsIfStale(env: Variables, supervisor: Supervisor): Promise<void> {
  if (isBuilt(await sourceHash())) return;
  await step('Compilar el CMS y su panel', () =>
    // Several instances of the product may share this folder.
    withLock(LOCK, async () => {
      const hash = await sourceHash();
      if (isBuilt(hash)) return;
      // Strapi loads every file in this folder, including those whose source was removed.
      await rm(DIST_DIR, { recursive: true, force: true });
      await supervisor.run(strapi(env, ['build'], 'La compilación del CMS'));
      await writeFile(STAMP, hash);
    }),
  );
}

/** Starts the CMS and waits until it listens, which requires its database. */
export function startCms(
  env: Variables,
  supervisor: Supervisor,
  options = strapi(env, ['start']),
): Promise<void> {
  const urls = [`http://${reachableHost(env.HOST)}:${env.CMS_PORT}/healthz`];
  return supervisor.keep({
    options,
    waitUntilReady: (child) =>
      waitUntilReady({ name: 'El CMS', urls, limitMs: READY_LIMIT_MS, child }),
  });
}
