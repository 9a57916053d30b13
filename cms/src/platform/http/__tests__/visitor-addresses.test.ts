import { countVisitor, readVisitorAddresses } from '../visitor-addresses';

const HOUR = 60 * 60_000;

it('knows the share of the commonest address of the last day', () => {
  jest.useFakeTimers({ now: Date.now() });
  expect(readVisitorAddresses()).toEqual({ requests: 0, largestShare: 0 });
  for (let i = 0; i < 8; i += 1) countVisitor('203.0.113.9');
  // One household has one /64 network.
  for (const address of ['2001:db8:1:2::1', '2001:db8:1:2::2']) countVisitor(address);
  expect(readVisitorAddresses()).toEqual({ requests: 10, largestShare: 0.8 });

  jest.advanceTimersByTime(13 * HOUR);
  for (let i = 0; i < 10; i += 1) countVisitor(`198.51.100.${i}`);
  expect(readVisitorAddresses()).toEqual({ requests: 20, largestShare: 0.4 });
  jest.advanceTimersByTime(13 * HOUR);
  countVisitor('198.51.100.1');
  expect(readVisitorAddresses()).toEqual({ requests: 11, largestShare: 2 / 11 });
  jest.useRealTimers();
});
