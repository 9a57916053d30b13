import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ChildOptions } from './child.ts';
import { hashCmsSources, type SourceHashes } from './cms-sources.ts';
import { CMS_DIR, MODULES_DIR } from './dirs.ts';
import { reachableHost, toEnvironment, type Variables } from './env.ts';
import { withLock } from './lock.ts';
import { step } from './steps.ts';
import type { Supervisor } from './supervisor.ts';
import { waitUntilReady } from './wait.ts';

const DIST_DIR = path.join(CMS_DIR, 'dist');
const STAMP = path.join(DIST_DIR, '.sources.json');
const LOCK = path.join(MODULES_DIR, '.cache/tequiora-cms-build.lock');
const TYPESCRIPT = path.join(MODULES_DIR, 'typescript/bin/tsc');
const PANEL_DIR = path.join(DIST_DIR, 'build');
const PANEL_PAGE = path.join(PANEL_DIR, 'index.html');
/** Served as the panel until `strapi build` replaces it. */
const COMPILING_PAGE = `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<title>Preparando el panel | Tequiora</title>
</head>
<body style="font:1rem/1.5 system-ui,sans-serif;max-width:38rem;margin:2rem auto;padding:0 1rem">
<h1>Preparando el panel</h1>
<p>Tarda alrededor de un minuto. Cuando esté listo, se abre aquí.</p>
</body>
</html>
`;
/**
 * What `strapi build` prints after compiling the server and removing the panel of an earlier build.
 *
 * UPSTREAM: @strapi/strapi 5.54 · a line of the output of `strapi build`
 * why: the server starts while the panel is built, which takes a minute
 * test: scripts/internals.test.ts
 * until: server and panel have commands of their own
 */
const SERVER_COMPILED = /Building build context \(/;
const STRAPI = path.join(MODULES_DIR, '@strapi/strapi/bin/strapi.js');
// The first start also writes the seed content and resizes its pictures.
const READY_LIMIT_MS = 5 * 60_000;

type BuiltHashes = { [Part in keyof SourceHashes]?: SourceHashes[Part] | undefined };

/** Returns the hashes of the sources that the existing server (`all`) and panel were built from. */
function readStamp(): BuiltHashes {
  try {
    const { all, panel } = JSON.parse(readFileSync(STAMP, 'utf8')) as BuiltHashes;
    return existsSync(PANEL_PAGE) ? { all, panel } : { all };
  } catch {
    // Never built, or another instance of the product is writing it.
    return {};
  }
}

const isBuilt = ({ all, panel }: SourceHashes): boolean => {
  const built = readStamp();
  return built.all === all && built.panel === panel;
};

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
      // Our own web server in front of the CMS sends the client's address.
      TRUSTED_PROXIES: ['127.0.0.1', '::1', env.TRUSTED_PROXIES].join(' ').trim(),
      STRAPI_TELEMETRY_DISABLED: 'true',
      NO_COLOR: '1',
    },
    logFile: path.join(env.DATA_DIR, 'logs', `cms-${args[0]}.log`),
  };
}

/**
 * Compiles the server of the CMS, and its panel too, which takes most of the time, when `withPanel`.
 * @param onServerCompiled called as soon as only the panel is left
 */
async function build(
  env: Variables,
  supervisor: Supervisor,
  { withPanel, onServerCompiled }: { withPanel: boolean; onServerCompiled?: () => void },
): Promise<void> {
  await rm(STAMP, { force: true });
  // Strapi loads every file in this folder, including those whose source was removed.
  for (const name of await readdir(DIST_DIR).catch(() => [])) {
    if (withPanel || name !== 'build') await rm(path.join(DIST_DIR, name), { recursive: true });
  }
  const options = strapi(env, ['build'], 'La compilación del CMS');
  if (!withPanel) {
    return supervisor.run({ ...options, args: [TYPESCRIPT, '--incremental', 'false'] });
  }
  const onLine = (line: string): void => {
    if (!SERVER_COMPILED.test(line)) return;
    try {
      // The CMS looks for this folder only when it starts; without it, it has no panel until the next start.
      mkdirSync(PANEL_DIR, { recursive: true });
      writeFileSync(PANEL_PAGE, COMPILING_PAGE);
      onServerCompiled?.();
    } catch {
      // The build itself fails and says why.
    }
  };
  return supervisor.run({ ...options, onLine });
}

/**
 * Compiles the parts of the CMS (server and panel) whose sources have changed. Resolves when the CMS
 * can start; its panel works when `panel` resolves.
 */
export async function compileCms(
  env: Variables,
  supervisor: Supervisor,
): Promise<{ panel: Promise<void> }> {
  if (isBuilt(await hashCmsSources())) return { panel: Promise.resolve() };
  let onServerCompiled = (): void => undefined;
  const server = new Promise<void>((resolve) => (onServerCompiled = resolve));
  // Several instances of the product may share this folder.
  const everything = withLock(LOCK, async () => {
    const hashes = await hashCmsSources();
    const built = readStamp();
    if (isBuilt(hashes)) return;
    await build(env, supervisor, { withPanel: built.panel !== hashes.panel, onServerCompiled });
    await writeFile(STAMP, JSON.stringify(hashes));
  });
  const isPanelPending = await step('Compilar el CMS', () =>
    Promise.race([server.then(() => true), everything.then(() => false)]),
  );
  const panel = isPanelPending ? step('Compilar el panel del CMS', () => everything) : everything;
  return { panel };
}

/** Compiles the server of the CMS if its sources have changed, for commands that show no panel. */
export async function compileServer(env: Variables, supervisor: Supervisor): Promise<void> {
  const { all } = await hashCmsSources();
  const compile = async (): Promise<void> => {
    const built = readStamp();
    if (built.all === all) return;
    await build(env, supervisor, { withPanel: false });
    await writeFile(STAMP, JSON.stringify({ all, panel: built.panel }));
  };
  if (readStamp().all !== all) await step('Compilar el CMS', () => withLock(LOCK, compile));
}

/** Starts the CMS and waits until it listens, which requires its database. */
export function startCms(
  env: Variables,
  supervisor: Supervisor,
  options = strapi(env, ['start']),
): Promise<void> {
  const url = `http://${reachableHost(env.HOST)}:${env.CMS_PORT}/healthz`;
  return supervisor.keep({
    options,
    waitUntilReady: (child) =>
      waitUntilReady(child, { name: 'El CMS', url, limitMs: READY_LIMIT_MS }),
  });
}
