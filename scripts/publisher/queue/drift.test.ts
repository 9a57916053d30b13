import { driftSince } from './drift.ts';
import type { State } from './state.ts';

test('returns since when the live release differs from the published content', () => {
  const state: State = {
    ...{ activity: { name: 'idle' }, saved: { failures: 0 }, interruptions: 0, isPollRun: false },
  };
  const since = '2026-01-01T00:00:00.000Z';
  const drifted = { ...state, driftSince: since };
  const now = Date.parse(since);
  expect(driftSince(state, undefined, 'a', now)).toBeUndefined();
  expect(driftSince(state, 'b', 'a', now)).toBe(since);
  expect(driftSince(state, 'b', undefined, now)).toBe(since);
  expect(driftSince(drifted, 'c', 'a', now + 60_000)).toBe(since);
  expect(driftSince(drifted, 'c', 'c', now)).toBeUndefined();
});
