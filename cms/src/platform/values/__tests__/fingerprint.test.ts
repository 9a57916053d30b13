import { fingerprint } from '../fingerprint';

describe('fingerprint', () => {
  it('ignores the order of keys at any depth', () => {
    expect(fingerprint({ a: 1, b: { c: [{ d: 1, e: 2 }] } })).toBe(
      fingerprint({ b: { c: [{ e: 2, d: 1 }] }, a: 1 }),
    );
  });

  it('depends on the order of lists and on every value', () => {
    expect(fingerprint([1, 2])).not.toBe(fingerprint([2, 1]));
    expect(fingerprint({ a: '1' })).not.toBe(fingerprint({ a: 1 }));
  });
});
