import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { CmsUnavailable } from '../../lib/read-snapshot.ts';
import { TestHarness } from './test-harness.ts';

let harness: TestHarness;
beforeEach(() => {
  harness = new TestHarness();
});
afterEach(() => harness.close());

/** The publisher may cancel a build just before it starts. */
async function cancelled(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}

test('publishes at start what is not live yet', async () => {
  harness.start();
  const status = await harness.settled();
  expect(status.state).toBe('idle');
  expect(status.live?.revision).toBe('r1');
  expect(status.last?.ok).toBe(true);
  expect(status.releases).toHaveLength(1);
});

test('builds nothing at start when the live release is current', async () => {
  const publisher = harness.start();
  await harness.settled();
  await publisher.stop();
  harness.start();
  await harness.settled();
  expect(harness.builds).toBe(1);
});

test('builds on an event with a change, and only then', async () => {
  const publisher = harness.start();
  await harness.settled();
  publisher.notifyChange();
  await harness.settled();
  expect(harness.builds).toBe(1);

  harness.revision = 'r2';
  publisher.notifyChange();
  expect((await harness.settled()).live?.revision).toBe('r2');
  expect(harness.builds).toBe(2);
});

test('publishes changes made during a build with another build', async () => {
  const defaultBuild = harness.build;
  harness.build = (request) => {
    if (harness.builds === 0) harness.revision = 'r2';
    return defaultBuild(request);
  };
  harness.start();
  expect((await harness.settled()).live?.revision).toBe('r2');
  expect(harness.builds).toBe(2);
});

test('publishes although the CMS becomes unavailable after Gatsby has read everything', async () => {
  let isDown = false;
  const defaultBuild = harness.build;
  harness.build = (request) => {
    isDown = true;
    return defaultBuild(request);
  };
  const readSnapshot = () =>
    isDown ? Promise.reject(new CmsUnavailable('se fue')) : Promise.resolve(harness.snapshot());
  harness.start({ readSnapshot });
  expect((await harness.settled()).live?.revision).toBe('r1');
});

test('keeps a rolled back release until something new is published', async () => {
  let publisher = harness.start();
  const first = (await harness.settled()).live?.release ?? '';
  harness.revision = 'r2';
  publisher.notifyChange();
  await harness.settled();
  await publisher.rollback(first);
  publisher.notifyChange();
  expect((await harness.settled()).live?.release).toBe(first);

  await publisher.stop();
  publisher = harness.start();
  expect((await harness.settled()).live?.release).toBe(first);

  harness.revision = 'r3';
  publisher.notifyChange();
  expect((await harness.settled()).live?.revision).toBe('r3');
  expect(harness.builds).toBe(3);
});

test('cancels the current build on a rollback', async () => {
  const publisher = harness.start();
  const first = (await harness.settled()).live?.release ?? '';
  harness.revision = 'r2';
  harness.build = async ({ signal }) => {
    await cancelled(signal);
    throw signal.reason;
  };
  publisher.notifyChange();
  await harness.until(({ state }) => state === 'building');
  await publisher.rollback(first);
  const status = await harness.settled();
  expect(status).toMatchObject({ state: 'idle', live: { release: first } });
});

test('waits on stop until the cancelled build has ended', async () => {
  let isOver = false;
  harness.build = async ({ signal }) => {
    await cancelled(signal);
    await sleep(20);
    isOver = true;
    throw signal.reason;
  };
  const publisher = harness.start();
  await harness.until(({ state }) => state === 'building');
  await publisher.stop();
  expect(isOver).toBe(true);
});
