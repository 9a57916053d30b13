import { retryDelayMs } from '../../platform/jobs/retry-schedule';
import { attemptTimeoutMs, REPLY_LEASE_MS } from '../attempt-timeout';

describe('attemptTimeoutMs', () => {
  it('ends an attempt before the next one starts', () => {
    expect(attemptTimeoutMs('notice')).toBeLessThan(retryDelayMs(1));
    expect(attemptTimeoutMs('reply')).toBeLessThan(REPLY_LEASE_MS);
  });
});
