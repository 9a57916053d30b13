import { setTimeout as sleep } from 'node:timers/promises';
import { CmsUnavailable, CmsRefused } from '../../lib/read-snapshot.ts';
import { writeTestFiles } from '../../lib/releases/test-files.ts';
import { PublishFailure } from '../failures/failure.ts';
import type { PublisherOptions } from './publisher.ts';
import { FACTS, PACE, TestHarness } from './test-harness.ts';

let harness: TestHarness;
beforeEach(() => {
  harness = new TestHarness();
});
afterEach(() => harness.close());

test('keeps the live release and reports the reason when a build fails', async () => {
  const publisher = harness.start();
  const before = await harness.settled();
  harness.revision = 'r2';
  const defaultBuild = harness.build;
  harness.build = () => Promise.reject(new Error('falta una imagen'));
  publisher.notifyChange();
  const status = await harness.settled();
  expect(status).toMatchObject({
    state: 'failed',
    live: before.live,
    last: { ok: false, error: expect.stringMatching(/^falta una imagen\. .*ninguna entrada/) },
  });

  harness.build = defaultBuild;
  harness.revision = 'r3';
  publisher.notifyChange();
  expect(await harness.settled()).toMatchObject({ state: 'idle', live: { revision: 'r3' } });
});

test('retries a failed build automatically, from empty caches after the second failure', async () => {
  const cold: boolean[] = [];
  const defaultBuild = harness.build;
  harness.build = (request) => {
    cold.push(request.isCold);
    return request.isCold ? defaultBuild(request) : Promise.reject(new Error('no'));
  };
  harness.start({ pace: { ...PACE, retryMs: [10, 20, 30] } });
  await harness.until(({ live }) => live !== undefined);
  // Each failure takes three builds: two with the change, one without it.
  expect(cold).toEqual([...Array<boolean>(6).fill(false), true]);
});

describe('a failed check that suspects the caches', () => {
  const failure = new PublishFailure({
    message: 'Producto «Lector»: falta su imagen.',
    entry: { uid: 'api::product.product', documentId: 'p1', name: 'Lector' },
    isCacheSuspect: true,
  });
  let cold: boolean[];
  beforeEach(() => {
    cold = [];
    const defaultBuild = harness.build;
    harness.build = (request) => {
      cold.push(request.isCold);
      return defaultBuild(request);
    };
  });
  const isWarm = () => cold.at(-1) === false;
  const inspectWith = (isBad: () => boolean): Partial<PublisherOptions> => ({
    inspect: () =>
      isBad() ? Promise.reject(failure) : Promise.resolve(new Map([['index.html', FACTS]])),
  });

  test('rebuilds the site once from empty caches', async () => {
    harness.start(inspectWith(isWarm));
    expect(await harness.settled()).toMatchObject({ state: 'idle', live: { revision: 'r1' } });
    expect(cold).toEqual([false, true]);
  });

  test('fails with its entry when the rebuild did not help, and retries with warm caches', async () => {
    const pace = { ...PACE, retryMs: [10] };
    const publisher = harness.start({ pace, ...inspectWith(() => true) });
    await harness.until(({ retryAt }) => retryAt === null);
    expect(cold.slice(0, 3)).toEqual([false, true, false]);
    expect((await publisher.status()).last).toMatchObject({
      error: failure.message,
      entry: failure.entry,
    });
  });
});

test('builds from empty caches on request', async () => {
  const cold: boolean[] = [];
  const defaultBuild = harness.build;
  harness.build = (request) => {
    cold.push(request.isCold);
    return defaultBuild(request);
  };
  const publisher = harness.start();
  await harness.settled();
  publisher.publish({ isFromScratch: true });
  // A simultaneous smaller request does not replace it.
  publisher.publish();
  while (cold.length < 2) await sleep(5);
  await harness.settled();
  expect(cold).toEqual([false, true]);
});

test('waits for a change or a request after the last retry', async () => {
  const defaultBuild = harness.build;
  harness.build = () => {
    harness.builds += 1;
    return Promise.reject(new Error('no'));
  };
  const publisher = harness.start({ pace: { ...PACE, pollIntervalMs: 10, retryMs: [10, 10] } });
  await harness.until(({ retryAt }) => retryAt === null);
  const seen = new Set<string>();
  for (let polls = 0; polls < 50; polls += 1) {
    seen.add((await publisher.status()).state);
    await sleep(2);
  }
  expect(harness.builds).toBe(9);
  // Polls do not show up in the status.
  expect([...seen]).toEqual(['failed']);

  publisher.publish();
  while (harness.builds < 12) await sleep(5);
  harness.revision = 'r2';
  harness.build = defaultBuild;
  await harness.until(({ live }) => live?.revision === 'r2');
});

test('clears the failure when the content is reverted', async () => {
  const publisher = harness.start();
  await harness.settled();
  const defaultBuild = harness.build;
  harness.build = () => Promise.reject(new Error('no'));
  harness.revision = 'r2';
  publisher.notifyChange();
  expect((await harness.settled()).state).toBe('failed');
  harness.revision = 'r1';
  publisher.notifyChange();
  await harness.until(({ state }) => state === 'idle');
  harness.build = defaultBuild;
  expect((await harness.settled()).last?.ok).toBe(false);
});

test('waits for an unavailable CMS without reporting a failure', async () => {
  let isDown = true;
  let attempts = 0;
  const readSnapshot = () => {
    attempts += 1;
    if (isDown) return Promise.reject(new CmsUnavailable('El CMS no responde.'));
    return Promise.resolve(harness.snapshot());
  };
  const publisher = harness.start({ readSnapshot });
  await harness.until(({ waitingFor }) => waitingFor !== undefined);
  while (attempts < 5) await sleep(5);
  expect(await publisher.status()).toMatchObject({
    state: 'waiting',
    waitingFor: 'El CMS no responde.',
  });
  isDown = false;
  const status = await harness.settled();
  expect(status).toMatchObject({ state: 'idle', last: { ok: true } });
  expect(status.waitingFor).toBeUndefined();
  expect(harness.builds).toBe(1);
});

test('repeats a build interrupted by a CMS outage without counting a failure', async () => {
  let isDown = false;
  const readSnapshot = () =>
    isDown ? Promise.reject(new CmsUnavailable('se fue')) : Promise.resolve(harness.snapshot());
  const defaultBuild = harness.build;
  harness.build = () => {
    harness.build = defaultBuild;
    isDown = true;
    return Promise.reject(new Error('Gatsby: socket hang up'));
  };
  harness.start({ readSnapshot });
  await harness.until(({ waitingFor }) => waitingFor !== undefined);
  expect(harness.saved().failures).toBe(0);
  isDown = false;
  expect((await harness.settled()).live?.revision).toBe('r1');
  expect(harness.saved()).toMatchObject({ failures: 0, last: { ok: true } });
});

test('fails when the CMS rejects the token', async () => {
  harness.start({ readSnapshot: () => Promise.reject(new CmsRefused('no acepta la clave')) });
  const status = await harness.settled();
  expect(status).toMatchObject({ state: 'failed', last: { error: 'no acepta la clave' } });
  expect(harness.saved().failures).toBe(0);
});

test('repeats a build whose checks failed because the content changed during it', async () => {
  let inspections = 0;
  const inspect: PublisherOptions['inspect'] = () => {
    inspections += 1;
    if (inspections > 1) return Promise.resolve(new Map([['index.html', FACTS]]));
    harness.revision = 'r2';
    return Promise.reject(new Error('falta la página del producto nuevo'));
  };
  const defaultBuild = harness.build;
  harness.build = async (request) => {
    const made = await defaultBuild(request);
    if (harness.builds === 1) harness.revision = 'r2';
    return made;
  };
  harness.start({ inspect });
  await harness.until(({ live }) => live?.revision === 'r2');
  expect(harness.saved().failures).toBe(0);
});

test('keeps a failure and the time of its retry across a restart', async () => {
  harness.build = () => {
    harness.builds += 1;
    return Promise.reject(new Error('falta una imagen'));
  };
  const publisher = harness.start();
  await harness.settled();
  await publisher.stop();
  harness.start();
  const status = await harness.settled();
  expect(status).toMatchObject({
    state: 'failed',
    last: { error: expect.stringContaining('falta una imagen') },
  });
  expect(harness.builds).toBe(3);
});

test('activates a finished release of a killed publisher without a build', async () => {
  const { publicDir, revision } = harness;
  writeTestFiles(publicDir, { 'index.html': 'whole' });
  const { id } = await harness.releases().create({
    publicDir,
    files: { 'index.html': 'hash' },
    ...{ revision, entries: {}, redirects: {}, source: 'source', isExact: true },
  });
  harness.start();
  expect((await harness.settled()).live?.release).toBe(id);
  expect(harness.builds).toBe(0);
});

test('keeps a requested build across a restart', async () => {
  const publisher = harness.start();
  await harness.settled();
  publisher.publish();
  await publisher.stop();
  harness.start();
  await harness.settled();
  expect(harness.builds).toBe(2);
});
