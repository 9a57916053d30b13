import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PublisherStatus } from '@tequiora/cms/contracts/publisher.ts';
import { startChild, type Child } from '../../lib/child.ts';
import { buildCmsIfStale, strapi } from '../../lib/cms.ts';
import type { Variables } from '../../lib/env.ts';
import { readStatus } from '../../lib/publisher-client.ts';
import { openReleaseStore } from '../../lib/releases/release-store.ts';
import { serviceOptions } from '../../lib/services.ts';
import { step } from '../../lib/steps.ts';
import { createSupervisor } from '../../lib/supervisor.ts';
import { waitUntilReady } from '../../lib/wait.ts';
import type { PublisherState } from '../../publisher/queue/state-file.ts';
import { until } from './until.ts';

const READY_MS = 5 * 60_000;
/** A build from empty caches, with all pictures, on a busy machine. */
const FIRST_BUILD_MS = 15 * 60_000;
const BUILD_STARTED = /^Construyendo el sitio/;

/** The real programs, each of which can be killed and restarted. */
export type FaultyProduct = ReturnType<typeof createProduct>;

export function createProduct(env: Variables) {
  const running = new Map<string, Child>();
  const lines: string[] = [];
  const siteStateDir = path.join(env.DATA_DIR, 'site');
  const address = { url: env.PUBLISHER_URL, secret: env.PUBLISHER_SECRET };

  async function start(name: string, child: Child, url: string): Promise<void> {
    running.set(name, child);
    await waitUntilReady({ name, urls: [url], limitMs: READY_MS, child });
  }

  /** Kills a program at once, as in a power cut, without a signal to its children. */
  async function kill(name: 'cms' | 'publisher' | 'web'): Promise<void> {
    const child = running.get(name);
    if (!child) return;
    running.delete(name);
    process.kill(child.pid, 'SIGKILL');
    await child.exited;
  }

  const startPublisher = (change: Partial<Variables> = {}): Child =>
    startChild({
      ...serviceOptions({ ...env, ...change }, 'El publicador', 'publisher'),
      onLine: (line) => lines.push(line),
    });

  const status = (): Promise<PublisherStatus> => readStatus(address);

  return {
    env,
    siteStateDir,
    lines,
    kill,
    status,
    releases: openReleaseStore(siteStateDir),
    pidOf: (name: 'cms' | 'publisher' | 'web'): number => running.get(name)?.pid ?? 0,
    startAnotherPublisher: startPublisher,
    prepare: () => buildCmsIfStale(env, createSupervisor()),
    startCms: () =>
      start('cms', startChild(strapi(env, ['start'])), `${env.CMS_PUBLIC_URL}/readyz`),
    startPublisher: () => start('publisher', startPublisher(), `${env.PUBLISHER_URL}/healthz`),
    startWeb: () =>
      start(
        'web',
        startChild(serviceOptions(env, 'El servidor web', 'web')),
        `${env.SITE_PUBLIC_URL}/release.json`,
      ),
    /** Returns the publisher's output after the first `mark` lines. */
    linesSince: (mark: number) => lines.slice(mark),
    buildsSince: (mark: number) => lines.slice(mark).filter((l) => BUILD_STARTED.test(l)).length,
    waitForLine: (pattern: RegExp, mark: number) =>
      until(`el publicador dice ${String(pattern)}`, () =>
        lines.slice(mark).some((line) => pattern.test(line)),
      ),
    call: (method: string, target: string, headers: Record<string, string> = {}, body?: string) =>
      fetch(env.PUBLISHER_URL + target, { method, headers, body }),
    authorization: { authorization: `Bearer ${env.PUBLISHER_SECRET}` },
    savedState: () =>
      JSON.parse(
        readFileSync(path.join(env.DATA_DIR, 'build/publisher.json'), 'utf8'),
      ) as PublisherState,
    async settled(limitMs?: number): Promise<PublisherStatus> {
      let seen = await status();
      const isSettled = async (): Promise<boolean> => {
        seen = await status();
        return seen.state === 'idle' || seen.state === 'failed';
      };
      await until('el publicador termina', isSettled, limitMs);
      return seen;
    },
    page: async (route: string) => (await fetch(env.SITE_PUBLIC_URL + route)).text(),
    async stopAll(): Promise<void> {
      for (const child of [...running.values()].reverse()) await child.stop();
    },
    makeFolders: () => mkdirSync(siteStateDir, { recursive: true }),
  };
}

export async function startProduct(product: FaultyProduct): Promise<void> {
  product.makeFolders();
  await step('Preparar el CMS', product.prepare);
  await step('Iniciar el CMS con el contenido de demostración', product.startCms);
  await step('Construir y publicar por primera vez', async () => {
    await product.startPublisher();
    await product.settled(FIRST_BUILD_MS);
  });
  await product.startWeb();
}
