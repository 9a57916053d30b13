import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { CmsUnavailable } from '../../lib/read-snapshot.ts';
import type { Publisher } from './publisher.ts';
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

function createGate(): { open: () => void; opened: Promise<void> } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
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

test.each(['before', 'after'])(
  'keeps a rollback requested %s an activation has switched the release',
  async (stage) => {
    const releases = harness.releases();
    let onActivation: (() => void) | undefined;
    const gate = createGate();
    const publisher = harness.start({
      releases: {
        ...releases,
        async activate(id) {
          const stop = onActivation;
          onActivation = undefined;
          if (stop && stage === 'before') {
            stop();
            await gate.opened;
          }
          await releases.activate(id);
          if (stop && stage === 'after') {
            stop();
            await gate.opened;
          }
        },
      },
    });
    const first = (await harness.settled()).live?.release ?? '';
    harness.revision = 'r2';
    const reached = createGate();
    onActivation = reached.open;
    publisher.notifyChange();
    await reached.opened;
    const rollback = publisher.rollback(first);
    gate.open();
    await rollback;
    expect(await harness.settled()).toMatchObject({ isHeld: true, live: { release: first } });
    publisher.notifyChange();
    expect(await harness.settled()).toMatchObject({ isHeld: true, live: { release: first } });
  },
);

test('keeps a rollback requested while the publisher reads a change', async () => {
  const gate = createGate();
  let onRead: (() => void) | undefined;
  const publisher = harness.start({
    async readSnapshot() {
      const stop = onRead;
      onRead = undefined;
      stop?.();
      if (stop) await gate.opened;
      return harness.snapshot();
    },
  });
  const first = (await harness.settled()).live?.release ?? '';
  harness.revision = 'r2';
  publisher.notifyChange();
  await harness.until(({ live, state }) => live?.revision === 'r2' && state === 'idle');
  harness.revision = 'r3';
  const reached = createGate();
  onRead = reached.open;
  publisher.publish();
  await reached.opened;
  await publisher.rollback(first);
  gate.open();
  expect(await harness.settled()).toMatchObject({ isHeld: true, live: { release: first } });
  publisher.notifyChange();
  expect(await harness.settled()).toMatchObject({ isHeld: true, live: { release: first } });
  expect(harness.builds).toBe(2);
});

/** Starts a publisher that is killed as soon as it has switched to another release than `first`. */
async function killAfterSwitch(
  first: string | undefined,
  act: (publisher: Publisher) => unknown,
): Promise<void> {
  const releases = harness.releases();
  const gate = createGate();
  const publisher = harness.start({
    releases: {
      ...releases,
      async activate(id) {
        await releases.activate(id);
        if (id === first) return;
        gate.open();
        // Nothing that follows the switch happens any more.
        await new Promise(() => undefined);
      },
    },
  });
  await harness.settled();
  act(publisher);
  await gate.opened;
  // Only ends its timers: it still waits for the switch.
  void publisher.stop();
}

test('keeps a rollback whose publisher is killed before it records it', async () => {
  let publisher = harness.start();
  const first = (await harness.settled()).live?.release ?? '';
  harness.revision = 'r2';
  publisher.notifyChange();
  const { live } = await harness.settled();
  expect(live?.revision).toBe('r2');
  await publisher.stop();
  await killAfterSwitch(live?.release, (killed) => void killed.rollback(first));

  publisher = harness.start();
  expect(await harness.settled()).toMatchObject({ isHeld: true, live: { release: first } });
  publisher.notifyChange();
  expect(await harness.settled()).toMatchObject({ isHeld: true, live: { release: first } });
  expect(harness.builds).toBe(2);
  harness.revision = 'r3';
  publisher.notifyChange();
  expect((await harness.settled()).live?.revision).toBe('r3');
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
