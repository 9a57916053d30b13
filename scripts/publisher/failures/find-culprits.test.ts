import fc from 'fast-check';
import { findCulprits, MAX_TRIALS, type Evidence, type SearchStep } from './find-culprits.ts';

type Outcome = Exclude<SearchStep, { type: 'build' }> & { builds: number };

const changesOf = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `c${index}`);

/** Runs a search in which `fails` returns the result of each build. */
function run(changes: string[], fails: (published: Set<string>) => boolean): Outcome {
  // Kept as JSON between the builds, as over a restart of the publisher.
  let stored = JSON.stringify({ passed: [], failed: [] });
  for (let builds = 0; ; builds += 1) {
    const evidence = JSON.parse(stored) as Evidence;
    const next = findCulprits(changes, evidence);
    if (next.type !== 'build') return { ...next, builds };
    const { published } = next;
    if (fails(new Set(published)))
      evidence.failed.push({ published, message: published.join(' ') });
    else evidence.passed.push(published);
    stored = JSON.stringify(evidence);
  }
}

const culpritsOf = (outcome: Outcome): string[] =>
  outcome.type === 'found' ? outcome.culprits.map(({ change }) => change).sort() : [];

test('finds exactly the culprits, with few builds', () => {
  const cases = fc.integer({ min: 1, max: 120 }).chain((count) =>
    fc.record({
      changes: fc.constant(changesOf(count)),
      bad: fc.uniqueArray(fc.nat(count - 1), { minLength: 1, maxLength: 5 }),
    }),
  );
  fc.assert(
    fc.property(cases, ({ changes, bad }) => {
      const expected = bad.map((index) => `c${index}`).sort();
      const outcome = run(changes, (published) => expected.some((each) => published.has(each)));
      expect(culpritsOf(outcome)).toEqual(expected);
      expect(outcome).toMatchObject({
        published: changes.filter((change) => !expected.includes(change)),
      });
      const perCulprit = Math.ceil(Math.log2(changes.length)) + 1;
      expect(outcome.builds).toBeLessThanOrEqual(2 + bad.length * (perCulprit + 1));
    }),
    { numRuns: 40 },
  );
});

test('names the build in which a culprit was found', () => {
  const outcome = run(changesOf(8), (published) => published.has('c5'));
  if (outcome.type !== 'found') throw new Error('not found');
  expect(outcome.culprits[0]?.cause.message).toContain('c5');
});

test('needs two builds to tell that no entry is the cause', () => {
  const outcome = run(changesOf(50), () => true);
  expect(outcome).toMatchObject({ type: 'unrelated', builds: 2 });
});

test('needs one build to tell that the failure was temporary', () => {
  const changes = changesOf(50);
  const outcome = run(changes, () => false);
  expect(outcome).toMatchObject({ published: changes, culprits: [], builds: 1 });
});

test('needs no build to tell that nothing has changed and it still fails', () => {
  expect(run([], () => true)).toMatchObject({ type: 'unrelated', builds: 1 });
});

test('holds one of two entries that fail only together', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(29), { minLength: 2, maxLength: 2 }), ([one, other]) => {
      const pair = [`c${one}`, `c${other}`];
      const outcome = run(changesOf(30), (published) => pair.every((each) => published.has(each)));
      expect(culpritsOf(outcome)).toEqual([`c${Math.max(one ?? 0, other ?? 0)}`]);
    }),
  );
});

test('holds a bad entry and what needs it, and publishes the rest', () => {
  // c0 links to c3, which is bad.
  const fails = (published: Set<string>) =>
    published.has('c3') || (published.has('c0') && !published.has('c3'));
  const outcome = run(changesOf(6), fails);
  expect(culpritsOf(outcome)).toEqual(['c0', 'c3']);
  expect(outcome).toMatchObject({ published: ['c1', 'c2', 'c4', 'c5'] });
});

test('publishes an entry that failed only without another one', () => {
  // c0 links to c3; c5 is bad.
  const fails = (published: Set<string>) =>
    published.has('c5') || (published.has('c0') && !published.has('c3'));
  const outcome = run(changesOf(6), fails);
  expect(culpritsOf(outcome)).toEqual(['c5']);
});

test('ends, with a set that passes, whatever the builds do', () => {
  const arbitrary = fc.record({
    count: fc.integer({ min: 0, max: 40 }),
    results: fc.infiniteStream(fc.boolean()),
  });
  fc.assert(
    fc.property(arbitrary, ({ count, results }) => {
      const passed = new Set<string>();
      const outcome = run(changesOf(count), (published) => {
        const fails = results.next().value ?? true;
        if (!fails) passed.add([...published].sort().join());
        return fails;
      });
      expect(outcome.builds).toBeLessThanOrEqual(MAX_TRIALS);
      if (outcome.type === 'found') {
        expect(passed.size).toBeGreaterThan(0);
      }
    }),
  );
});

test('gives up on too many culprits with what is known to be good', () => {
  const outcome = run(changesOf(200), (published) =>
    [...published].some((each) => /[13579]$/.test(each)),
  );
  expect(outcome.builds).toBeLessThanOrEqual(MAX_TRIALS);
  if (outcome.type !== 'found') throw new Error('not found');
  expect(outcome.published.every((each) => /[02468]$/.test(each))).toBe(true);
  expect(outcome.published.length + outcome.culprits.length).toBe(200);
});
