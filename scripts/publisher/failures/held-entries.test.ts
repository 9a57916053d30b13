import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildRequest, HeldEntry } from '@tequiora/cms/contracts/site-build.ts';
import type { Publisher, PublisherOptions } from '../queue/publisher.ts';
import { PACE, TestHarness } from '../queue/test-harness.ts';
import { PublishFailure, type Problem } from './failure.ts';

const ENTRY = { uid: 'api::a.a', documentId: '1', name: 'Lector' };
const BAD: Problem = { message: 'La página está mal formada.', entry: ENTRY };

let harness: TestHarness;
beforeEach(() => {
  harness = new TestHarness();
});
afterEach(() => harness.close());

const inContent = (name: string) => path.join(harness.contentDir, name);

/** Starts a publisher whose builds of `badRevisions` fail inspection unless the entry is held back. */
function start(
  badRevisions: readonly string[],
  change: Partial<HeldEntry> = {},
  options: Partial<PublisherOptions> = {},
) {
  const defaultBuild = harness.build;
  let requested: HeldEntry[] = [];
  harness.build = (request) => {
    const { held } = JSON.parse(readFileSync(inContent('request.json'), 'utf8')) as {
      held: HeldEntry[];
    };
    requested = held;
    writeFileSync(inContent('held.json'), JSON.stringify(held.map((e) => ({ ...e, ...change }))));
    writeFileSync(inContent('built.json'), harness.revision);
    return defaultBuild(request);
  };
  return harness.start({
    pace: { ...PACE, retryMs: [10] },
    inspect: ({ before }) => {
      const isBad = badRevisions.includes(before.revision) && requested.length === 0;
      if (isBad) return Promise.reject(new PublishFailure(BAD));
      return Promise.resolve(
        new Map([['index.html', { hash: 'h', bytes: 1, leaks: [], hasEditing: false }]]),
      );
    },
    ...options,
  });
}

const liveContent = () =>
  readFileSync(inContent(`releases/${harness.releases().live()?.id}.json`), 'utf8');

test('publishes the rest when a check names an entry, and reports the entry and the reason', async () => {
  const publisher = start(['r2']);
  await harness.settled();
  harness.revision = 'r2';
  publisher.notifyChange();
  const status = await harness.until(({ live }) => live?.revision === 'r2');
  expect(status.held).toMatchObject([{ entry: ENTRY, message: BAD.message, hash: 'r2' }]);
  expect((await harness.settled()).state).toBe('idle');
  expect(harness.builds).toBe(3);
  expect(liveContent()).toBe('r2');
  // The live version of the held entry is still the previous one.
  expect(harness.releases().live()?.entries).toEqual({ 'api::a.a:1': 'r1' });
});

test('does not rebuild for an entry that stays bad, and publishes it once it is fixed', async () => {
  const publisher = start(['r2']);
  await harness.settled();
  harness.revision = 'r2';
  publisher.notifyChange();
  await harness.until(({ live }) => live?.revision === 'r2');
  publisher.notifyChange();
  await harness.settled();
  expect(harness.builds).toBe(3);
  harness.revision = 'r3';
  publisher.notifyChange();
  const status = await harness.until(({ live }) => live?.revision === 'r3');
  expect(status.held).toEqual([]);
  expect(harness.builds).toBe(4);
});

test('retries held entries on a publish request', async () => {
  const bad = ['r1'];
  const publisher = start(bad);
  await harness.until(({ held }) => held.length === 1);
  bad.pop();
  publisher.publish();
  const status = await harness.until(({ held }) => held.length === 0);
  expect(status.live?.revision).toBe('r1');
});

test('retries transient failures automatically, a limited number of times', async () => {
  start(['r1'], { isTransient: true });
  await harness.until(({ retryAt }) => retryAt === null);
  expect(harness.builds).toBe(3);
  expect((await harness.settled()).state).toBe('idle');
});

test('reports a failure that persists although its entry is held back', async () => {
  const publisher = start(['r2']);
  await harness.settled();
  harness.build = () => {
    harness.builds += 1;
    return Promise.reject(new PublishFailure(BAD));
  };
  harness.revision = 'r2';
  publisher.notifyChange();
  const status = await harness.until(({ state }) => state === 'failed');
  expect(status.last).toMatchObject({ error: BAD.message, entry: ENTRY });
  expect(harness.builds).toBe(3);
  expect(status.live?.revision).toBe('r1');
});

test('names the held entries of the live release also when it was killed before it recorded them', async () => {
  const releases = harness.releases();
  const killed = await new Promise<Publisher>((resolve) => {
    const publisher = start(
      ['r1'],
      {},
      {
        releases: {
          ...releases,
          async activate(id) {
            await releases.activate(id);
            resolve(publisher);
            // Nothing that follows the switch happens any more.
            await new Promise(() => undefined);
          },
        },
      },
    );
  });
  void killed.stop();
  start(['r1']);
  expect((await harness.settled()).held).toMatchObject([{ entry: ENTRY, message: BAD.message }]);
  expect(harness.builds).toBe(2);
});

test('replaces a bad entry after a rollback by the version that is live', async () => {
  const publisher = start(['r3']);
  const first = (await harness.settled()).live?.release ?? '';
  harness.revision = 'r2';
  publisher.notifyChange();
  await harness.until(({ live }) => live?.revision === 'r2');
  await harness.settled();
  await publisher.rollback(first);
  expect(liveContent()).toBe('r1');
  harness.revision = 'r3';
  publisher.notifyChange();
  await harness.until(({ live }) => live?.revision === 'r3');
  const { release } = JSON.parse(readFileSync(inContent('request.json'), 'utf8')) as BuildRequest;
  expect(release).toBe(first);
});
