import { behindSince } from './drift.ts';
import type { State } from './state.ts';

test('returns since when the live release differs from the published content', () => {
  const state: State = {
    ...{ activity: { name: 'idle' }, saved: { failures: 0 }, interruptions: 0, isPollRun: false },
  };
  const since = '2026-01-01T00:00:00.000Z';
  const behind = { ...state, behindSince: since };
  const now = Date.parse(since);
  expect(behindSince(state, undefined, 'a', now)).toBeUndefined();
  expect(behindSince(state, 'b', 'a', now)).toBe(since);
  expect(behindSince(state, 'b', undefined, now)).toBe(since);
  expect(behindSince(behind, 'c', 'a', now + 60_000)).toBe(since);
  expect(behindSince(behind, 'c', 'c', now)).toBeUndefined();
});
