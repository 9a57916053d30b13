import { readAllowedAddresses } from '../allowed-addresses';

const read = (networks: string) => readAllowedAddresses({ WEBHOOK_PRIVATE_NETWORKS: networks });

describe('readAllowedAddresses', () => {
  it.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1::1', '::ffff:8.8.8.8'])(
    'allows %s by https only',
    (address) => {
      expect(read('').has(address, true)).toBe(true);
      expect(read('').has(address, false)).toBe(false);
      expect(read('10.0.0.0/8').has(address, false)).toBe(false);
    },
  );

  it.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.0.1', '169.254.169.254'],
    ...['172.16.0.1', '172.31.255.255', '192.0.2.1', '192.168.0.1', '198.18.0.1', '224.0.0.1'],
    ...['240.0.0.1', '255.255.255.255', '::', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1'],
    ...['64:ff9b::a00:1', 'fc00::1', 'fd00:ec2::254', 'fe80::1', 'fe80::1%eth0', 'ff02::1'],
    ...['2001:db8::1', '2001::1', '2002:a00:1::1', 'localhost', ''],
  ])('refuses %s', (address) => {
    expect(read('').has(address, true)).toBe(false);
  });

  it('allows own networks also by http, but never link-local addresses', () => {
    const own = read('10.0.0.0/8, 169.254.0.0/16 fd00::/8 ::1');
    for (const address of ['10.1.2.3', '::ffff:10.1.2.3', 'fd00::1', '::1']) {
      expect([own.has(address, true), own.has(address, false)]).toEqual([true, true]);
    }
    for (const address of ['169.254.169.254', 'fd00:ec2::254', '192.168.0.1', '127.0.0.1']) {
      expect(own.has(address, true)).toBe(false);
    }
    expect([read('').hasPrivate, own.hasPrivate]).toEqual([false, true]);
  });

  it('names a malformed variable', () => {
    expect(() => read('10.0.0.0/40')).toThrow('WEBHOOK_PRIVATE_NETWORKS is malformed');
  });
});
