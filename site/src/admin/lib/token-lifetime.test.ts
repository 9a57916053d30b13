import { refreshDelay } from './token-lifetime.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

function token(payload: object): string {
  return `x.${btoa(JSON.stringify(payload))}.x`;
}

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

test('a token is renewed when four fifths of its life are over, whatever this clock says', () => {
  const tenMinutes = token({ iat: 1_000_000, exp: 1_000_600 });
  expect(refreshDelay(tenMinutes, NOW)).toBe(480_000);
  expect(refreshDelay(tenMinutes, NOW - 60_000)).toBe(420_000);
});

test('one whose time has come is renewed at once', () => {
  expect(refreshDelay(token({ iat: 0, exp: 300 }), NOW - 3_600_000)).toBe(0);
});

test('one that tells no times is taken to live for five minutes', () => {
  expect(refreshDelay('opaco', NOW)).toBe(240_000);
});
