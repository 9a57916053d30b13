import path from 'node:path';
import { openReleaseStore } from '../publisher/release-store.ts';
import type { ChildOptions } from './child.ts';
import { reachableHost, toEnvironment, type Variables } from './env.ts';
import { milestoneOf } from './gatsby-progress.ts';
import { say } from './log.ts';
import { ROOT_DIR, SCRIPTS_DIR } from './paths.ts';
import { waitUntilSettled } from './publisher-client.ts';
import { detail } from './steps.ts';
import type { Supervisor } from './supervisor.ts';
import { UserError } from './user-error.ts';
import { waitUntilReady } from './wait.ts';

const READY_LIMIT_MS = 30_000;

/** How to run one of our own programs that goes on until it is ended. */
export function program(env: Variables, name: string, folder: string): ChildOptions {
  return {
    name,
    command: process.execPath,
    args: ['--import', 'tsx', path.join(SCRIPTS_DIR, folder, 'main.ts')],
    cwd: ROOT_DIR,
    env: { ...process.env, ...toEnvironment(env) },
    logFile: path.join(env.DATA_DIR, 'logs', `${folder}.log`),
  };
}

function showPublisherLine(line: string): void {
  const gatsby = /^gatsby: (.*)$/.exec(line);
  if (!gatsby) return say(`    ${line}`);
  const milestone = milestoneOf(gatsby[1] ?? '');
  if (milestone) detail(milestone);
}

/** Starts a program that is ready when `url` responds. */
function keep(supervisor: Supervisor, options: ChildOptions, url: string): Promise<void> {
  return supervisor.keep({
    options,
    waitUntilReady: (child) =>
      waitUntilReady({ name: options.name, urls: [url], limitMs: READY_LIMIT_MS, child }),
  });
}

/** Starts the publisher; what it does is told on the terminal in short. */
export function startPublisher(env: Variables, supervisor: Supervisor): Promise<void> {
  const options = program(env, 'El publicador', 'publisher');
  const url = `http://${reachableHost(env.HOST)}:${env.PUBLISHER_PORT}/healthz`;
  return keep(supervisor, { ...options, onLine: showPublisherLine }, url);
}

/** Starts the web server that visitors use. */
export function startWebServer(env: Variables, supervisor: Supervisor): Promise<void> {
  const url = `http://${reachableHost(env.HOST)}:${env.SITE_PORT}/release.json`;
  return keep(supervisor, program(env, 'El servidor web', 'web'), url);
}

/** Whether an earlier run left a release that can be served at once. */
export function hasRelease(env: Variables): boolean {
  return openReleaseStore(path.join(env.DATA_DIR, 'site')).live() !== undefined;
}

/** Waits until the publisher has put the first release live. */
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
