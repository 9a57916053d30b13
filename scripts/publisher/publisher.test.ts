import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Build } from './builder.ts';
import { createPublisher, type Publisher, type PublisherOptions } from './publisher.ts';
import { openReleaseStore } from './release-store.ts';
import { CmsUnreachable } from './revision.ts';
import { openStateFile } from './state-file.ts';
import { writeFiles } from './test-files.ts';

const PACE = {
  quietMs: 20,
  maxWaitMs: 60,
  lookEveryMs: 100_000,
  unreachableMs: 20,
  maxRetryMs: 100_000,
};

let folder: string;
let publicDir: string;
let revision: string;
let builds: number;
let build: Build;
let publisher: Publisher;

/** A publisher with a CMS and a Gatsby that the test decides about, on real releases. */
function create(change: Partial<PublisherOptions> = {}): Publisher {
  publisher = createPublisher({
    readRevision: () => Promise.resolve(revision),
    build: (request) => build(request),
    inspect: () => Promise.resolve(['index.html']),
    releases: openReleaseStore(path.join(folder, 'site')),
    state: openStateFile(path.join(folder, 'publisher.json')),
    source: 'source',
    pace: PACE,
    say: () => {},
    ...change,
  });
  return publisher;
}

async function settled(): Promise<Awaited<ReturnType<Publisher['status']>>> {
  for (;;) {
    const status = await publisher.status();
    if (status.state === 'idle' || status.state === 'failed') return status;
    await sleep(5);
  }
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'publisher-'));
  publicDir = path.join(folder, 'public');
  revision = 'r1';
  builds = 0;
  build = () => {
    builds += 1;
    writeFiles(publicDir, { 'index.html': revision });
    return Promise.resolve(publicDir);
  };
});

afterEach(() => {
  publisher.stop();
  rmSync(folder, { recursive: true });
});

test('at start it publishes what is not live yet', async () => {
  create().start();
  const status = await settled();
  expect(status.state).toBe('idle');
  expect(status.live?.revision).toBe('r1');
  expect(status.last?.ok).toBe(true);
  expect(status.releases).toHaveLength(1);
});

test('at start it builds nothing when the live release is current', async () => {
  create().start();
  await settled();
  publisher.stop();
  create().start();
  await settled();
  expect(builds).toBe(1);
});

test('at start it builds when the sources of the site are others', async () => {
  create().start();
  await settled();
  publisher.stop();
  create({ source: 'newer source' }).start();
  await settled();
  expect(builds).toBe(2);
});

test('an event without a change builds nothing; one with a change does', async () => {
  create().start();
  await settled();
  publisher.look();
  await settled();
  expect(builds).toBe(1);

  revision = 'r2';
  publisher.look();
  expect((await settled()).live?.revision).toBe('r2');
  expect(builds).toBe(2);
});

test('what is published during a build is live after one more', async () => {
  const ordinary = build;
  build = (request) => {
    if (builds === 0) revision = 'r2';
    return ordinary(request);
  };
  create().start();
  expect((await settled()).live?.revision).toBe('r2');
  expect(builds).toBe(2);
});

test('publishing on demand builds in any case', async () => {
  create().start();
  await settled();
  publisher.publish();
  const status = await settled();
  expect(builds).toBe(2);
  expect(status.releases).toHaveLength(2);
});

test('a build that fails leaves the live release alone and says why', async () => {
  create().start();
  const before = await settled();
  revision = 'r2';
  const ordinary = build;
  build = () => Promise.reject(new Error('falta una imagen'));
  publisher.look();
  const status = await settled();
  expect(status).toMatchObject({
    state: 'failed',
    live: before.live,
    last: { ok: false, error: 'falta una imagen' },
  });

  build = ordinary;
  revision = 'r3';
  publisher.look();
  expect(await settled()).toMatchObject({ state: 'idle', live: { revision: 'r3' } });
});

test('events do not repeat a build that is known to fail', async () => {
  build = () => {
    builds += 1;
    return Promise.reject(new Error('no'));
  };
  create().start();
  await settled();
  publisher.look();
  expect((await settled()).state).toBe('failed');
  expect(builds).toBe(1);
});

test('a failed build is tried again alone, from empty caches after the second failure', async () => {
  const cold: boolean[] = [];
  const ordinary = build;
  build = (request) => {
    cold.push(request.isCold);
    return cold.length < 3 ? Promise.reject(new Error('no')) : ordinary(request);
  };
  create({ pace: { ...PACE, lookEveryMs: 10, maxRetryMs: 10 } }).start();
  while ((await publisher.status()).live === undefined) await sleep(5);
  expect(cold.slice(0, 3)).toEqual([false, false, true]);
});

test('a CMS that is away is asked again until it answers', async () => {
  let attempts = 0;
  const readRevision = () => {
    attempts += 1;
    if (attempts < 3) return Promise.reject(new CmsUnreachable('El CMS no responde.'));
    return Promise.resolve(revision);
  };
  create({ readRevision }).start();
  expect((await settled()).last?.error).toBe('El CMS no responde.');
  while ((await publisher.status()).live === undefined) await sleep(5);
  expect(builds).toBe(1);
});

test('after a rollback it stays there until something new is published', async () => {
  create().start();
  const first = (await settled()).live?.release ?? '';
  revision = 'r2';
  publisher.look();
  await settled();
  await publisher.rollback(first);
  publisher.look();
  expect((await settled()).live?.release).toBe(first);

  publisher.stop();
  create().start();
  expect((await settled()).live?.release).toBe(first);

  revision = 'r3';
  publisher.look();
  expect((await settled()).live?.revision).toBe('r3');
  expect(builds).toBe(3);
});

test('a rollback ends the build that runs', async () => {
  create().start();
  const first = (await settled()).live?.release ?? '';
  revision = 'r2';
  build = ({ signal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  publisher.look();
  while ((await publisher.status()).state !== 'building') await sleep(5);
  await publisher.rollback(first);
  const status = await settled();
  expect(status).toMatchObject({ state: 'idle', live: { release: first } });
});

test('a demanded build survives a restart', async () => {
  create().start();
  await settled();
  publisher.publish();
  publisher.stop();
  create().start();
  await settled();
  expect(builds).toBe(2);
});
