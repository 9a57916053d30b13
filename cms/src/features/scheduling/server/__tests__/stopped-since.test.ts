import { readStoppedSince } from '../stopped-since';

const MINUTE = 60_000;

it('returns the start of the CMS when planned actions have not run for some minutes', () => {
  const now = Date.now();
  expect(readStoppedSince(now)).toBeNull();
  expect(readStoppedSince(now + MINUTE)).toBeNull();
  const since = new Date(readStoppedSince(now + 10 * MINUTE) ?? NaN).getTime();
  expect(Math.abs(since - now)).toBeLessThan(MINUTE);
});
