import { ATTEMPT_LIMIT, isGivenUp, retryDelay } from '../back-off';

const HOUR = 3_600_000;

describe('the attempts to send a mail', () => {
  it('come later and later, then every hour', () => {
    const minutes = [1, 2, 3, 4, 5, 50].map((attempts) => retryDelay(attempts) / 60_000);
    expect(minutes).toEqual([0.5, 2, 10, 60, 60, 60]);
  });

  it('never overlap', () => {
    expect(ATTEMPT_LIMIT).toBeLessThan(retryDelay(1));
  });

  it('end after three days', () => {
    const start = new Date('2026-11-21T12:00:00Z');
    const after = (hours: number) => new Date(start.getTime() + hours * HOUR);
    expect(isGivenUp(start, after(71))).toBe(false);
    expect(isGivenUp(start.toISOString(), after(72))).toBe(true);
  });
});
