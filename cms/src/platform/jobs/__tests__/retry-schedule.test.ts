import { isExpired, retryDelayMs } from '../retry-schedule';

const HOUR = 3_600_000;

describe('the retry schedule', () => {
  it('backs off up to one hour between attempts', () => {
    const minutes = [1, 2, 3, 4, 5, 50].map((attempts) => retryDelayMs(attempts) / 60_000);
    expect(minutes).toEqual([0.5, 2, 10, 60, 60, 60]);
  });

  it('gives up after three days', () => {
    const start = new Date('2026-11-21T12:00:00Z');
    const after = (hours: number) => new Date(start.getTime() + hours * HOUR);
    expect(isExpired(start, after(71))).toBe(false);
    expect(isExpired(start.toISOString(), after(72))).toBe(true);
  });
});
