import { attemptTimeoutMs, isExpired, REPLY_LEASE_MS, retryDelayMs } from '../retry-delay';

const HOUR = 3_600_000;

describe('the retry schedule of a mail', () => {
  it('backs off up to one hour between attempts', () => {
    const minutes = [1, 2, 3, 4, 5, 50].map((attempts) => retryDelayMs(attempts) / 60_000);
    expect(minutes).toEqual([0.5, 2, 10, 60, 60, 60]);
  });

  it('ends an attempt before the next one starts', () => {
    expect(attemptTimeoutMs('notice')).toBeLessThan(retryDelayMs(1));
    expect(attemptTimeoutMs('reply')).toBeLessThan(REPLY_LEASE_MS);
  });

  it('gives up after three days', () => {
    const start = new Date('2026-11-21T12:00:00Z');
    const after = (hours: number) => new Date(start.getTime() + hours * HOUR);
    expect(isExpired(start, after(71))).toBe(false);
    expect(isExpired(start.toISOString(), after(72))).toBe(true);
  });
});
