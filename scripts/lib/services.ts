import path from 'node:path';
import type { ChildOptions } from './child.ts';
import { ROOT_DIR, SCRIPTS_DIR } from './dirs.ts';
import { reachableHost, toEnvironment, type Variables } from './env.ts';
import { print } from './print.ts';
import { waitUntilSettled } from './publisher-client.ts';
import { openReleaseStore } from './releases/release-store.ts';
import { detail } from './steps.ts';
import type { Supervisor } from './supervisor.ts';
import { UserError } from './user-error.ts';
import { waitUntilReady } from './wait.ts';

const READY_LIMIT_MS = 30_000;
/** Gatsby's time for it includes how long a prepared process waited for content. */
const SOURCED = 'contenido leído del CMS';
const MILESTONES: [RegExp, string][] = [
  [/^success source and transform nodes/, SOURCED],
  [/^success Building production JavaScript and CSS bundles/, 'JavaScript y estilos listos'],
  [/^success Building HTML renderer/, 'programa de las páginas listo'],
  [/^success run page queries|^success run queries in workers/, 'contenido de cada página listo'],
  [/^success Running gatsby-plugin-sharp\.IMAGE_PROCESSING jobs/, 'imágenes listas'],
  [/^success Building static HTML for pages/, 'páginas escritas'],
];
const TIME = /- (\d+(?:\.\d+)?)s/;

export function serviceOptions(env: Variables, name: string, folder: string): ChildOptions {
  return {
    name,
    command: process.execPath,
    args: ['--import', 'tsx', path.join(SCRIPTS_DIR, folder, 'main.ts')],
    cwd: ROOT_DIR,
    env: { ...process.env, ...toEnvironment(env) },
    logFile: path.join(env.DATA_DIR, 'logs', `${folder}.log`),
  };
}

/** Prints a line of the publisher; of Gatsby's output only those that mark a stage, in Spanish. */
function showPublisherLine(line: string): void {
  const [, gatsby] = /^gatsby: (.*)$/.exec(line) ?? [];
  if (gatsby === undefined) return print(`    ${line}`);
  const [, milestone] = MILESTONES.find(([pattern]) => pattern.test(gatsby)) ?? [];
  if (!milestone) return;
  const seconds = milestone === SOURCED ? undefined : TIME.exec(gatsby)?.[1];
  detail(seconds ? `${milestone} (${Number(seconds).toFixed(1)} s)` : milestone);
}

function keep(supervisor: Supervisor, options: ChildOptions, url: string): Promise<void> {
  return supervisor.keep({
    options,
    waitUntilReady: (child) =>
      waitUntilReady(child, { name: options.name, url, limitMs: READY_LIMIT_MS }),
  });
}

export function startPublisher(env: Variables, supervisor: Supervisor): Promise<void> {
  const options = serviceOptions(env, 'El publicador', 'publisher');
  const url = `http://${reachableHost(env.HOST)}:${env.PUBLISHER_PORT}/healthz`;
  return keep(supervisor, { ...options, onLine: showPublisherLine }, url);
}

export function startWebServer(env: Variables, supervisor: Supervisor): Promise<void> {
  const url = `http://${reachableHost(env.HOST)}:${env.SITE_PORT}/release.json`;
  return keep(supervisor, serviceOptions(env, 'El servidor web', 'web'), url);
}

/** Returns whether there is a release of an earlier run to serve at once. */
export function hasRelease(env: Variables): boolean {
  return openReleaseStore(path.join(env.DATA_DIR, 'site')).live() !== undefined;
}

/** Waits until the first release is live. @throws UserError when the build failed */
export async function waitForFirstRelease(env: Variables): Promise<void> {
  const address = { url: env.PUBLISHER_URL, secret: env.PUBLISHER_SECRET };
  const status = await waitUntilSettled(address);
  if (status.live) return;
  const { error = 'El publicador no dijo por qué.', detail = '' } = status.last ?? {};
  throw new UserError(
    'El sitio no se pudo construir.',
    `${error}\n${detail}\n\nEl registro completo está en ${path.join(env.DATA_DIR, 'build/gatsby.log')}`,
  );
}
