import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import type { BuildRequest, HeldEntry } from '@tequiora/cms/contracts/site-build.ts';
import { PublishFailure } from '../failures/failure.ts';
import { keyOf } from '../failures/held-entries.ts';
import type { Publisher, PublisherOptions } from '../queue/publisher.ts';
import { FACTS, PACE, TestHarness } from '../queue/test-harness.ts';

type Content = Record<string, string>;

const keyAt = (index: number): string => `api::a.a:${index}`;

let harness: TestHarness;
let publisher: Publisher;
let logged: string[];
/** Returns whether a build of this content fails, and with what error. */
let failureOf: (content: Content) => Error | undefined;

const FAILURE = new Error('Gatsby se detuvo');

const inContent = (name: string): string => path.join(harness.contentDir, name);

function readJson<Value>(name: string, fallback: Value): Value {
  try {
    return JSON.parse(readFileSync(inContent(name), 'utf8')) as Value;
  } catch {
    return fallback;
  }
}

/** Holds entries back as the build of the site does: the live version, or none. */
function holdBack(published: Content, requested: readonly HeldEntry[]) {
  const { release } = readJson<BuildRequest>('request.json', { held: [], live: [] });
  const live = readJson<{ content: Content }>(`releases/${release}.json`, { content: {} }).content;
  const content = { ...published };
  const held = requested.map((each) => {
    const key = keyOf(each.entry);
    const valid = live[key];
    if (valid === undefined) delete content[key];
    else content[key] = valid;
    return { ...each, isLeftOut: valid === undefined };
  });
  return { content, held };
}

function start(): void {
  const defaultBuild = harness.build;
  harness.build = (request) => {
    const { held: requested } = readJson<BuildRequest>('request.json', { held: [], live: [] });
    const { content, held } = holdBack(harness.entries ?? {}, requested);
    const names = Object.keys(content).map((key) => [key, { name: key }]);
    writeFileSync(inContent('held.json'), JSON.stringify(held));
    writeFileSync(
      inContent('built.json'),
      JSON.stringify({ content, entries: Object.fromEntries(names) }),
    );
    const failure = failureOf(content);
    if (!failure) return defaultBuild(request);
    harness.builds += 1;
    return Promise.reject(failure);
  };
  restart();
}

function restart(change: Partial<PublisherOptions> = {}): void {
  const log = (line: string): unknown => logged.push(line);
  publisher = harness.start({ log, pace: { ...PACE, retryMs: [] }, ...change });
}

/** Publishes content and waits until the publisher has dealt with it. */
async function publish(entries: Content, revision: string) {
  harness.builds = 0;
  Object.assign(harness, { entries, revision });
  publisher.notifyChange();
  await harness.until(
    ({ live, last, state }) =>
      (state === 'idle' && live?.revision === revision) ||
      (state === 'failed' && last?.ok === false),
  );
  return harness.settled();
}

beforeEach(async () => {
  harness = new TestHarness();
  harness.entries = { [keyAt(0)]: 'v1', [keyAt(1)]: 'v1', [keyAt(2)]: 'v1' };
  logged = [];
  failureOf = () => undefined;
  start();
  await harness.settled();
});
afterEach(() => harness.close());

const liveEntries = (): Content => harness.releases().live()?.entries ?? {};
const hasBad = (content: Content): boolean => Object.values(content).includes('bad');

test('holds back exactly the entries that stop the build, publishes the rest, and needs few builds', async () => {
  const change = fc.record({ bad: fc.boolean(), isNew: fc.boolean() });
  let run = 0;
  failureOf = (content) => (hasBad(content) ? FAILURE : undefined);
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
      run += 1;
      const before = liveEntries();
      const entries: Content = { ...harness.entries };
      // Bad ones of earlier runs are corrected.
      for (const [key, hash] of Object.entries(entries)) {
        if (hash === 'bad') entries[key] = `corrected-${run}`;
      }
      const changed: string[] = [];
      changes.forEach(({ bad, isNew }, index) => {
        const key = isNew ? `api::b.b:${run}-${index}` : keyAt(index % 3);
        entries[key] =
          bad && changed.filter((each) => entries[each] === 'bad').length < 3
            ? 'bad'
            : `v${run}-${index}`;
        if (!changed.includes(key)) changed.push(key);
      });
      const bad = Object.keys(entries).filter((key) => entries[key] === 'bad');
      const status = await publish(entries, `run-${run}`);
      expect(status.state).toBe('idle');
      expect(status.held.map(({ entry }) => keyOf(entry)).sort()).toEqual([...bad].sort());
      const expected: Content = { ...entries };
      for (const key of bad) {
        const valid = before[key];
        if (valid === undefined) delete expected[key];
        else expected[key] = valid;
      }
      expect(liveEntries()).toEqual(expected);
      const total = Object.keys(entries).filter((key) => entries[key] !== before[key]).length;
      const most = bad.length === 0 ? 1 : 3 + bad.length * (Math.ceil(Math.log2(total)) + 2);
      expect(harness.builds).toBeLessThanOrEqual(most);
    }),
    { numRuns: 5 },
  );
});

test.each(['release check', 'release store'])(
  'holds back an entry that makes the %s fail without naming it',
  async (stage) => {
    const failIfBad = async (name: string): Promise<void> => {
      const { content } = readJson<{ content: Content }>('built.json', { content: {} });
      if (stage === name && hasBad(content)) throw new Error('ENAMETOOLONG');
    };
    const releases = harness.releases();
    await publisher.stop();
    restart({
      inspect: async () => {
        await failIfBad('release check');
        return new Map([['index.html', FACTS]]);
      },
      releases: {
        ...releases,
        create: async (release) => {
          await failIfBad('release store');
          return releases.create(release);
        },
      },
    });
    await harness.settled();
    const entries = { [keyAt(0)]: 'v2', [keyAt(1)]: 'bad', [keyAt(2)]: 'v2' };
    const status = await publish(entries, 'r2');
    expect(status.held.map(({ entry }) => keyOf(entry))).toEqual([keyAt(1)]);
    expect(status.held[0]?.message).toContain('demasiado largo');
    expect(liveEntries()).toEqual({ ...entries, [keyAt(1)]: 'v1' });
  },
);

test('continues a search after a restart, without repeating its builds', async () => {
  failureOf = (content) => (content[keyAt(11)] === 'bad' ? FAILURE : undefined);
  const entries = Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [keyAt(index), index === 11 ? 'bad' : 'v2']),
  );
  const judge = failureOf;
  let total = 0;
  let gate: (() => void) | undefined;
  failureOf = (content) => {
    total += 1;
    if (total % 3 === 0) gate?.();
    return judge(content);
  };
  Object.assign(harness, { entries, revision: 'r2' });
  publisher.notifyChange();
  for (let restarts = 0; restarts < 3; restarts += 1) {
    await new Promise<void>((resolve) => {
      gate = resolve;
    });
    await publisher.stop();
    restart();
  }
  gate = undefined;
  const status = await harness.until(({ live }) => live?.revision === 'r2');
  expect(status.held.map(({ entry }) => keyOf(entry))).toEqual([keyAt(11)]);
  // 9 builds without restarts; each restart interrupts at most one.
  expect(total).toBeLessThanOrEqual(9 + 2 * 3);
});

test('continues a search with what changed since it began', async () => {
  failureOf = (content) => (hasBad(content) ? FAILURE : undefined);
  const judge = failureOf;
  let total = 0;
  failureOf = (content) => {
    total += 1;
    if (total === 4) {
      harness.entries = { ...harness.entries, 'api::b.b:late': 'v1' };
      harness.revision = 'r3';
    }
    return judge(content);
  };
  const entries = Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [keyAt(index), index === 11 ? 'bad' : 'v2']),
  );
  Object.assign(harness, { entries, revision: 'r2' });
  publisher.notifyChange();
  const status = await harness.until(({ live }) => live?.revision === 'r3');
  expect(status.held.map(({ entry }) => keyOf(entry))).toEqual([keyAt(11)]);
  expect(liveEntries()['api::b.b:late']).toBe('v1');
});

test('publishes the corrected entry at once when it is corrected during the search', async () => {
  failureOf = (content) => (hasBad(content) ? FAILURE : undefined);
  const judge = failureOf;
  let total = 0;
  failureOf = (content) => {
    total += 1;
    const isBad = judge(content);
    if (total === 3) {
      harness.entries = { ...harness.entries, [keyAt(1)]: 'corrected' };
      harness.revision = 'r3';
    }
    return isBad;
  };
  const entries = { [keyAt(0)]: 'v2', [keyAt(1)]: 'bad', [keyAt(2)]: 'v2' };
  Object.assign(harness, { entries, revision: 'r2' });
  publisher.notifyChange();
  const status = await harness.until(({ live }) => live?.revision === 'r3');
  expect(status.held).toEqual([]);
  expect(liveEntries()).toEqual(harness.entries);
});

test('reports that no entry is the cause when the build fails also with the content of before', async () => {
  failureOf = () => FAILURE;
  const status = await publish({ ...harness.entries, [keyAt(1)]: 'v2' }, 'r2');
  expect(status.state).toBe('failed');
  expect(status.last?.error).toContain('no lo causa ninguna entrada');
  expect(harness.builds).toBe(3);
});

test('searches for no entry when the disk is full', async () => {
  failureOf = () => Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
  const status = await publish({ ...harness.entries, [keyAt(1)]: 'v2' }, 'r2');
  expect(status.last?.error).toContain('disco');
  expect(harness.builds).toBe(1);
});

test('publishes everything when the failure was temporary', async () => {
  let hasFailed = false;
  failureOf = () => {
    const failure = hasFailed ? undefined : FAILURE;
    hasFailed = true;
    return failure;
  };
  const status = await publish({ ...harness.entries, [keyAt(1)]: 'v2' }, 'r2');
  expect(status).toMatchObject({ state: 'idle', held: [] });
  expect(harness.builds).toBe(2);
});

test('keeps an entry on the site that was removed although it is needed', async () => {
  failureOf = (content) => (keyAt(1) in content ? undefined : FAILURE);
  const status = await publish({ [keyAt(0)]: 'v2', [keyAt(2)]: 'v2' }, 'r2');
  expect(status.held).toMatchObject([{ entry: { documentId: '1', name: keyAt(1) } }]);
  expect(liveEntries()).toEqual({ [keyAt(0)]: 'v2', [keyAt(1)]: 'v1', [keyAt(2)]: 'v2' });
  // The next change needs one build.
  await publish({ [keyAt(0)]: 'v3', [keyAt(2)]: 'v2' }, 'r3');
  expect(harness.builds).toBe(1);
  expect(liveEntries()[keyAt(1)]).toBe('v1');
});

test('holds one of two entries that fail only together, and publishes it when it changes', async () => {
  failureOf = (content) =>
    content[keyAt(0)] === 'v2' && content[keyAt(1)] === 'v2' ? FAILURE : undefined;
  const status = await publish({ ...harness.entries, [keyAt(0)]: 'v2', [keyAt(1)]: 'v2' }, 'r2');
  expect(status.held).toHaveLength(1);
  const after = await publish({ ...harness.entries, [keyAt(1)]: 'v3' }, 'r3');
  expect(after.held).toEqual([]);
});

describe('with a log that mentions an entry', () => {
  const mentioning = (documentId: string): Error =>
    new PublishFailure({ message: 'no', isCacheSuspect: true }, 'no', {
      output: [`Error: failed in entry ${documentId}`],
    });

  test('needs two builds', async () => {
    failureOf = (content) => (content[keyAt(1)] === 'bad' ? mentioning('1') : undefined);
    const status = await publish({ [keyAt(0)]: 'v2', [keyAt(1)]: 'bad', [keyAt(2)]: 'v2' }, 'r2');
    expect(status.held.map(({ entry }) => keyOf(entry))).toEqual([keyAt(1)]);
    expect(harness.builds).toBe(2);
  });

  test('does not hold back an entry that is mentioned and is not the cause', async () => {
    failureOf = (content) => (content[keyAt(1)] === 'bad' ? mentioning('2') : undefined);
    const status = await publish({ [keyAt(0)]: 'v2', [keyAt(1)]: 'bad', [keyAt(2)]: 'v2' }, 'r2');
    expect(status.held.map(({ entry }) => keyOf(entry))).toEqual([keyAt(1)]);
  });

  test('holds back only the culprit of several that are mentioned', async () => {
    failureOf = (content) => {
      if (content[keyAt(1)] !== 'bad') return undefined;
      return mentioning(content[keyAt(2)] === 'v2' ? '2' : '1');
    };
    const status = await publish({ [keyAt(0)]: 'v2', [keyAt(1)]: 'bad', [keyAt(2)]: 'v2' }, 'r2');
    expect(status.held.map(({ entry }) => keyOf(entry))).toEqual([keyAt(1)]);
  });
});

test('tries a held entry again on a publish request', async () => {
  failureOf = (content) => (hasBad(content) ? FAILURE : undefined);
  await publish({ ...harness.entries, [keyAt(1)]: 'bad' }, 'r2');
  failureOf = () => undefined;
  publisher.publish();
  const status = await harness.until(({ held }) => held.length === 0);
  expect(status.live?.revision).toBe('r2');
});

test('keeps the releases of before for a rollback', async () => {
  const { releases: before } = await harness.settled();
  failureOf = (content) => (hasBad(content) ? FAILURE : undefined);
  const status = await publish({ ...harness.entries, [keyAt(1)]: 'bad', [keyAt(2)]: 'v2' }, 'r2');
  expect(status.releases).toHaveLength(before.length + 1);
});
