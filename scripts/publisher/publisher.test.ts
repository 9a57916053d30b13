import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Build } from './builder.ts';
import { createPublisher, type Publisher, type PublisherOptions } from './publisher.ts';
import { openReleaseStore } from './release-store.ts';
import { CmsAway, CmsRefused, type Snapshot } from './snapshot.ts';
import { openStateFile } from './state-file.ts';
import { writeFiles } from './test-files.ts';

const PACE = {
  quietMs: 20,
  maxWaitMs: 60,
  lookEveryMs: 100_000,
  awayMs: 20,
  retryMs: [100_000],
};

let folder: string;
let publicDir: string;
let revision: string;
let builds: number;
let build: Build;
let publisher: Publisher;

const FACTS = { hash: 'h', bytes: 1, leaks: [] };

const snapshot = (): Snapshot => ({
  revision,
  entries: { 'api::a.a:1': revision },
  labels: {},
  redirects: {},
});

/** A publisher with a CMS and a Gatsby that the test decides about, on real releases. */
function create(change: Partial<PublisherOptions> = {}): Publisher {
  publisher = createPublisher({
    readSnapshot: () => Promise.resolve(snapshot()),
    build: (request) => build(request),
    inspect: () => Promise.resolve(new Map([['index.html', FACTS]])),
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

afterEach(async () => {
  await publisher.stop();
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
  await publisher.stop();
  create().start();
  await settled();
  expect(builds).toBe(1);
});

test('at start it builds when the sources of the site are others', async () => {
  create().start();
  await settled();
  await publisher.stop();
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
  create({ pace: { ...PACE, retryMs: [10, 20, 30] } }).start();
  while ((await publisher.status()).live === undefined) await sleep(5);
  expect(cold.slice(0, 3)).toEqual([false, false, true]);
});

test('after the last attempt it waits for a change or a person', async () => {
  const ordinary = build;
  build = () => {
    builds += 1;
    return Promise.reject(new Error('no'));
  };
  create({ pace: { ...PACE, lookEveryMs: 10, retryMs: [10, 10] } }).start();
  while ((await publisher.status()).retryAt !== null) await sleep(5);
  const seen = new Set<string>();
  for (let looks = 0; looks < 50; looks += 1) {
    seen.add((await publisher.status()).state);
    await sleep(2);
  }
  expect(builds).toBe(3);
  // Nor does a look that nobody asked for show as something that is waited for.
  expect([...seen]).toEqual(['failed']);

  publisher.publish();
  while (builds < 4) await sleep(5);
  revision = 'r2';
  build = ordinary;
  while ((await publisher.status()).live?.revision !== 'r2') await sleep(5);
});

test('a restart does not forget a failure nor hurry its next attempt', async () => {
  build = () => {
    builds += 1;
    return Promise.reject(new Error('falta una imagen'));
  };
  create().start();
  await settled();
  await publisher.stop();
  create().start();
  expect(await settled()).toMatchObject({ state: 'failed', last: { error: 'falta una imagen' } });
  expect(builds).toBe(1);
});

test('a failure is over when what failed was taken back', async () => {
  create().start();
  await settled();
  const ordinary = build;
  build = () => Promise.reject(new Error('no'));
  revision = 'r2';
  publisher.look();
  expect((await settled()).state).toBe('failed');
  revision = 'r1';
  publisher.look();
  while ((await publisher.status()).state !== 'idle') await sleep(5);
  build = ordinary;
  expect((await settled()).last?.ok).toBe(false);
});

test('a CMS that is away is waited for, and that is no failure', async () => {
  let attempts = 0;
  const readSnapshot = () => {
    attempts += 1;
    if (attempts < 5) return Promise.reject(new CmsAway('El CMS no responde.'));
    return Promise.resolve(snapshot());
  };
  create({ readSnapshot }).start();
  while ((await publisher.status()).waitingFor === undefined) await sleep(5);
  expect(await publisher.status()).toMatchObject({
    state: 'waiting',
    waitingFor: 'El CMS no responde.',
  });
  while ((await publisher.status()).live === undefined) await sleep(5);
  const status = await settled();
  expect(status).toMatchObject({ state: 'idle', last: { ok: true } });
  expect(status.waitingFor).toBeUndefined();
  expect(builds).toBe(1);
});

test('a build that the CMS left alone is repeated when it is back, and did not fail', async () => {
  let isAway = false;
  const readSnapshot = () =>
    isAway ? Promise.reject(new CmsAway('se fue')) : Promise.resolve(snapshot());
  const ordinary = build;
  build = () => {
    build = ordinary;
    isAway = true;
    setTimeout(() => (isAway = false), 60);
    return Promise.reject(new Error('Gatsby: socket hang up'));
  };
  create({ readSnapshot }).start();
  while ((await publisher.status()).live === undefined) await sleep(5);
  expect(openStateFile(path.join(folder, 'publisher.json')).read()).toMatchObject({
    failures: 0,
    last: { ok: true },
  });
});

test('a build that goes on blaming a CMS that answers has failed', async () => {
  build = () => {
    builds += 1;
    return Promise.reject(new CmsAway('dejó de responder'));
  };
  create({ pace: { ...PACE, awayMs: 5 } }).start();
  while ((await publisher.status()).state !== 'failed') await sleep(5);
  expect(builds).toBe(4);
});

test('a CMS that refuses the token is a failure for staff', async () => {
  create({ readSnapshot: () => Promise.reject(new CmsRefused('no acepta la clave')) }).start();
  expect(await settled()).toMatchObject({ state: 'failed', last: { error: 'no acepta la clave' } });
  expect(openStateFile(path.join(folder, 'publisher.json')).read().failures).toBe(0);
});

test('the CMS may go away as soon as Gatsby has read everything', async () => {
  let isAway = false;
  const ordinary = build;
  build = (request) => {
    isAway = true;
    return ordinary(request);
  };
  const readSnapshot = () =>
    isAway ? Promise.reject(new CmsAway('se fue')) : Promise.resolve(snapshot());
  create({ readSnapshot }).start();
  expect((await settled()).live?.revision).toBe('r1');
});

test('a build that does not pass because the content moved under it is repeated', async () => {
  let inspections = 0;
  const inspect: PublisherOptions['inspect'] = () => {
    inspections += 1;
    if (inspections > 1) return Promise.resolve(new Map([['index.html', FACTS]]));
    revision = 'r2';
    return Promise.reject(new Error('falta la página del producto nuevo'));
  };
  const readSnapshot = () => Promise.resolve(snapshot());
  const ordinary = build;
  build = async (request) => {
    const made = await ordinary(request);
    if (builds === 1) revision = 'r2';
    return made;
  };
  create({ inspect, readSnapshot }).start();
  while ((await publisher.status()).live?.revision !== 'r2') await sleep(5);
  expect(openStateFile(path.join(folder, 'publisher.json')).read().failures).toBe(0);
});

test('a release that was finished when the publisher was killed goes live without a build', async () => {
  writeFiles(publicDir, { 'index.html': 'whole' });
  const store = openReleaseStore(path.join(folder, 'site'));
  const { id } = await store.create({
    publicDir,
    files: { 'index.html': 'hash' },
    ...{ revision, entries: {}, redirects: {}, source: 'source', isExact: true },
  });
  create().start();
  expect((await settled()).live?.release).toBe(id);
  expect(builds).toBe(0);
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

  await publisher.stop();
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

test('a stop waits until the build that it ends is over', async () => {
  let isOver = false;
  build = async ({ signal }) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    await sleep(20);
    isOver = true;
    throw signal.reason;
  };
  create().start();
  while ((await publisher.status()).state !== 'building') await sleep(5);
  await publisher.stop();
  expect(isOver).toBe(true);
});

test('a demanded build survives a restart', async () => {
  create().start();
  await settled();
  publisher.publish();
  await publisher.stop();
  create().start();
  await settled();
  expect(builds).toBe(2);
});
