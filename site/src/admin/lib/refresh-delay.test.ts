import { refreshDelay } from './refresh-delay.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

function token(payload: object): string {
  return `x.${btoa(JSON.stringify(payload))}.x`;
}

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

test('schedules the refresh after 80 % of the lifetime, regardless of the local clock', () => {
  const tenMinutes = token({ iat: 1_000_000, exp: 1_000_600 });
  expect(refreshDelay(tenMinutes, NOW)).toBe(480_000);
  expect(refreshDelay(tenMinutes, NOW - 60_000)).toBe(420_000);
});

test('returns 0 for a token that is due', () => {
  expect(refreshDelay(token({ iat: 0, exp: 300 }), NOW - 3_600_000)).toBe(0);
});

test('assumes a lifetime of five minutes for a token without timestamps', () => {
  expect(refreshDelay('opaco', NOW)).toBe(240_000);
});
