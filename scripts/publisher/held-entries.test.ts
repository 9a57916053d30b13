import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openContentStore, type ContentStore } from './content-store.ts';
import { PublishFailure, type Problem } from './failure.ts';
import type { HeldEntry } from './held-entries.ts';
import { openStage, PACE, type Stage } from './test-publisher.ts';

const ENTRY = { uid: 'api::a.a', documentId: '1', name: 'Lector' };
const BAD: Problem = { message: 'La página está mal formada.', entry: ENTRY };

let stage: Stage;
let dir: string;
let content: ContentStore;
beforeEach(() => {
  stage = openStage();
  dir = mkdtempSync(path.join(tmpdir(), 'content-'));
  content = openContentStore(dir);
});
afterEach(async () => {
  await stage.close();
  rmSync(dir, { recursive: true });
});

/** The revisions for which a finished build turns out to be bad unless the entry is held back. */
function start(badRevisions: readonly string[], change: Partial<HeldEntry> = {}) {
  const ordinary = stage.build;
  let requested: HeldEntry[] = [];
  stage.build = (request) => {
    const { held } = JSON.parse(readFileSync(path.join(dir, 'request.json'), 'utf8')) as {
      held: HeldEntry[];
    };
    requested = held;
    writeFileSync(
      path.join(dir, 'held.json'),
      JSON.stringify(held.map((e) => ({ ...e, ...change }))),
    );
    writeFileSync(path.join(dir, 'built.json'), stage.revision);
    return ordinary(request);
  };
  return stage.start({
    content,
    pace: { ...PACE, retryMs: [10] },
    inspect: ({ before }) => {
      const isBad = badRevisions.includes(before.revision) && requested.length === 0;
      if (isBad) return Promise.reject(new PublishFailure(BAD));
      return Promise.resolve(new Map([['index.html', { hash: 'h', bytes: 1, leaks: [] }]]));
    },
  });
}

const liveContent = () => readFileSync(path.join(dir, 'live.json'), 'utf8');

test('publishes the rest when a check names an entry, and says which one and why', async () => {
  const publisher = start(['r2']);
  await stage.settled();
  stage.revision = 'r2';
  publisher.look();
  const status = await stage.until(({ live }) => live?.revision === 'r2');
  expect(status.held).toMatchObject([{ entry: ENTRY, message: BAD.message, hash: 'r2' }]);
  expect((await stage.settled()).state).toBe('idle');
  expect(stage.builds).toBe(3);
  expect(liveContent()).toBe('r2');
  // Visitors see what they saw before.
  expect(stage.releases().live()?.entries).toEqual({ 'api::a.a:1': 'r1' });
});

test('does not build for ever for an entry that stays bad, and publishes it once it is good', async () => {
  const publisher = start(['r2']);
  await stage.settled();
  stage.revision = 'r2';
  publisher.look();
  await stage.until(({ live }) => live?.revision === 'r2');
  publisher.look();
  await stage.settled();
  expect(stage.builds).toBe(3);
  stage.revision = 'r3';
  publisher.look();
  const status = await stage.until(({ live }) => live?.revision === 'r3');
  expect(status.held).toEqual([]);
  expect(stage.builds).toBe(4);
});

test('an order to publish tries again what was bad', async () => {
  const bad = ['r1'];
  const publisher = start(bad);
  await stage.until(({ held }) => held.length === 1);
  bad.pop();
  publisher.publish();
  const status = await stage.until(({ held }) => held.length === 0);
  expect(status.live?.revision).toBe('r1');
});

test('tries again by itself what may pass the next time, and not for ever', async () => {
  start(['r1'], { isTransient: true });
  await stage.until(({ retryAt }) => retryAt === null);
  expect(stage.builds).toBe(3);
  expect((await stage.settled()).state).toBe('idle');
});

test('a failure that stays although its entry is held back is one', async () => {
  const bad = ['r2'];
  const publisher = start(bad);
  await stage.settled();
  const ordinary = stage.build;
  stage.build = () => {
    stage.builds += 1;
    return Promise.reject(new PublishFailure(BAD));
  };
  stage.revision = 'r2';
  publisher.look();
  const status = await stage.until(({ state }) => state === 'failed');
  expect(status.last).toMatchObject({ error: BAD.message, entry: ENTRY });
  expect(stage.builds).toBe(3);
  expect(status.live?.revision).toBe('r1');
  stage.build = ordinary;
});
