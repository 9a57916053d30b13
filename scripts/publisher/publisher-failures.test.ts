import { setTimeout as sleep } from 'node:timers/promises';
import type { PublisherOptions } from './publisher.ts';
import { PublishFailure } from './failure.ts';
import { CmsAway, CmsRefused } from './snapshot.ts';
import { FACTS, openStage, PACE, type Stage } from './test-publisher.ts';
import { writeFiles } from './test-files.ts';

let stage: Stage;
beforeEach(() => {
  stage = openStage();
});
afterEach(() => stage.close());

test('a build that fails leaves the live release alone and says why', async () => {
  const publisher = stage.start();
  const before = await stage.settled();
  stage.revision = 'r2';
  const ordinary = stage.build;
  stage.build = () => Promise.reject(new Error('falta una imagen'));
  publisher.look();
  const status = await stage.settled();
  expect(status).toMatchObject({
    state: 'failed',
    live: before.live,
    last: { ok: false, error: 'falta una imagen' },
  });

  stage.build = ordinary;
  stage.revision = 'r3';
  publisher.look();
  expect(await stage.settled()).toMatchObject({ state: 'idle', live: { revision: 'r3' } });
});

test('events do not repeat a build that is known to fail', async () => {
  stage.build = () => {
    stage.builds += 1;
    return Promise.reject(new Error('no'));
  };
  const publisher = stage.start();
  await stage.settled();
  publisher.look();
  expect((await stage.settled()).state).toBe('failed');
  expect(stage.builds).toBe(1);
});

test('a failed build is tried again alone, from empty caches after the second failure', async () => {
  const cold: boolean[] = [];
  const ordinary = stage.build;
  stage.build = (request) => {
    cold.push(request.isCold);
    return cold.length < 3 ? Promise.reject(new Error('no')) : ordinary(request);
  };
  stage.start({ pace: { ...PACE, retryMs: [10, 20, 30] } });
  await stage.until(({ live }) => live !== undefined);
  expect(cold.slice(0, 3)).toEqual([false, false, true]);
});

describe('a check that suspects the caches', () => {
  const failure = new PublishFailure({
    message: 'Producto «Lector»: falta su imagen.',
    entry: { uid: 'api::product.product', documentId: 'p1', name: 'Lector' },
    isCacheSuspect: true,
  });
  let cold: boolean[];
  beforeEach(() => {
    cold = [];
    const ordinary = stage.build;
    stage.build = (request) => {
      cold.push(request.isCold);
      return ordinary(request);
    };
  });
  const isWarm = () => cold.at(-1) === false;
  const inspectWith = (isBad: () => boolean): Partial<PublisherOptions> => ({
    inspect: () =>
      isBad() ? Promise.reject(failure) : Promise.resolve(new Map([['index.html', FACTS]])),
  });

  test('has the site built once more from empty caches', async () => {
    stage.start(inspectWith(isWarm));
    expect(await stage.settled()).toMatchObject({ state: 'idle', live: { revision: 'r1' } });
    expect(cold).toEqual([false, true]);
  });

  test('fails with its entry when that did not help, and is not repeated cold', async () => {
    const pace = { ...PACE, retryMs: [10] };
    const publisher = stage.start({ pace, ...inspectWith(() => true) });
    await stage.until(({ retryAt }) => retryAt === null);
    expect(cold.slice(0, 3)).toEqual([false, true, false]);
    expect((await publisher.status()).last).toMatchObject({
      error: failure.message,
      entry: failure.entry,
    });
  });
});

test('a failure of the content never empties the caches', async () => {
  const cold: boolean[] = [];
  stage.build = (request) => {
    cold.push(request.isCold);
    return Promise.reject(new PublishFailure({ message: 'falta el precio' }));
  };
  stage.start({ pace: { ...PACE, retryMs: [10, 10, 10] } });
  await stage.until(({ retryAt }) => retryAt === null);
  expect(cold).toEqual([false, false, false, false]);
});

test('a person can have the site built from empty caches', async () => {
  const cold: boolean[] = [];
  const ordinary = stage.build;
  stage.build = (request) => {
    cold.push(request.isCold);
    return ordinary(request);
  };
  const publisher = stage.start();
  await stage.settled();
  publisher.publish({ isFromScratch: true });
  // Asked for at the same time, the smaller request does not win.
  publisher.publish();
  while (cold.length < 2) await sleep(5);
  await stage.settled();
  expect(cold).toEqual([false, true]);
});

test('after the last attempt it waits for a change or a person', async () => {
  const ordinary = stage.build;
  stage.build = () => {
    stage.builds += 1;
    return Promise.reject(new Error('no'));
  };
  const publisher = stage.start({ pace: { ...PACE, lookEveryMs: 10, retryMs: [10, 10] } });
  await stage.until(({ retryAt }) => retryAt === null);
  const seen = new Set<string>();
  for (let looks = 0; looks < 50; looks += 1) {
    seen.add((await publisher.status()).state);
    await sleep(2);
  }
  expect(stage.builds).toBe(3);
  // Nor does a look that nobody asked for show as something that is waited for.
  expect([...seen]).toEqual(['failed']);

  publisher.publish();
  while (stage.builds < 4) await sleep(5);
  stage.revision = 'r2';
  stage.build = ordinary;
  await stage.until(({ live }) => live?.revision === 'r2');
});

test('a failure is over when what failed was taken back', async () => {
  const publisher = stage.start();
  await stage.settled();
  const ordinary = stage.build;
  stage.build = () => Promise.reject(new Error('no'));
  stage.revision = 'r2';
  publisher.look();
  expect((await stage.settled()).state).toBe('failed');
  stage.revision = 'r1';
  publisher.look();
  await stage.until(({ state }) => state === 'idle');
  stage.build = ordinary;
  expect((await stage.settled()).last?.ok).toBe(false);
});

test('a CMS that is away is waited for, and that is no failure', async () => {
  let isAway = true;
  let attempts = 0;
  const readSnapshot = () => {
    attempts += 1;
    if (isAway) return Promise.reject(new CmsAway('El CMS no responde.'));
    return Promise.resolve(stage.snapshot());
  };
  const publisher = stage.start({ readSnapshot });
  await stage.until(({ waitingFor }) => waitingFor !== undefined);
  while (attempts < 5) await sleep(5);
  expect(await publisher.status()).toMatchObject({
    state: 'waiting',
    waitingFor: 'El CMS no responde.',
  });
  isAway = false;
  const status = await stage.settled();
  expect(status).toMatchObject({ state: 'idle', last: { ok: true } });
  expect(status.waitingFor).toBeUndefined();
  expect(stage.builds).toBe(1);
});

test('a build that the CMS left alone is repeated when it is back, and did not fail', async () => {
  let isAway = false;
  const readSnapshot = () =>
    isAway ? Promise.reject(new CmsAway('se fue')) : Promise.resolve(stage.snapshot());
  const ordinary = stage.build;
  stage.build = () => {
    stage.build = ordinary;
    isAway = true;
    return Promise.reject(new Error('Gatsby: socket hang up'));
  };
  stage.start({ readSnapshot });
  await stage.until(({ waitingFor }) => waitingFor !== undefined);
  expect(stage.saved().failures).toBe(0);
  isAway = false;
  expect((await stage.settled()).live?.revision).toBe('r1');
  expect(stage.saved()).toMatchObject({ failures: 0, last: { ok: true } });
});

test('a build that goes on blaming a CMS that answers has failed', async () => {
  stage.build = () => {
    stage.builds += 1;
    return Promise.reject(new CmsAway('dejó de responder'));
  };
  stage.start({ pace: { ...PACE, awayMs: 5 } });
  await stage.until(({ state }) => state === 'failed');
  expect(stage.builds).toBe(4);
});

test('a CMS that refuses the token is a failure for staff', async () => {
  stage.start({ readSnapshot: () => Promise.reject(new CmsRefused('no acepta la clave')) });
  const status = await stage.settled();
  expect(status).toMatchObject({ state: 'failed', last: { error: 'no acepta la clave' } });
  expect(stage.saved().failures).toBe(0);
});

test('a build that does not pass because the content moved under it is repeated', async () => {
  let inspections = 0;
  const inspect: PublisherOptions['inspect'] = () => {
    inspections += 1;
    if (inspections > 1) return Promise.resolve(new Map([['index.html', FACTS]]));
    stage.revision = 'r2';
    return Promise.reject(new Error('falta la página del producto nuevo'));
  };
  const ordinary = stage.build;
  stage.build = async (request) => {
    const made = await ordinary(request);
    if (stage.builds === 1) stage.revision = 'r2';
    return made;
  };
  stage.start({ inspect });
  await stage.until(({ live }) => live?.revision === 'r2');
  expect(stage.saved().failures).toBe(0);
});

test('a restart does not forget a failure nor hurry its next attempt', async () => {
  stage.build = () => {
    stage.builds += 1;
    return Promise.reject(new Error('falta una imagen'));
  };
  const publisher = stage.start();
  await stage.settled();
  await publisher.stop();
  stage.start();
  const status = await stage.settled();
  expect(status).toMatchObject({ state: 'failed', last: { error: 'falta una imagen' } });
  expect(stage.builds).toBe(1);
});

test('a release that was finished when the publisher was killed goes live without a build', async () => {
  const { publicDir, revision } = stage;
  writeFiles(publicDir, { 'index.html': 'whole' });
  const { id } = await stage.releases().create({
    publicDir,
    files: { 'index.html': 'hash' },
    ...{ revision, entries: {}, redirects: {}, source: 'source', isExact: true },
  });
  stage.start();
  expect((await stage.settled()).live?.release).toBe(id);
  expect(stage.builds).toBe(0);
});

test('a demanded build survives a restart', async () => {
  const publisher = stage.start();
  await stage.settled();
  publisher.publish();
  await publisher.stop();
  stage.start();
  await stage.settled();
  expect(stage.builds).toBe(2);
});
