import fc from 'fast-check';

import { normalizeIpAddress } from '../../../../contracts/networks';
import { parseTrustedProxies } from '../../../../contracts/trusted-proxies';
import { rateLimitKey } from '../ip-address';

describe('rateLimitKey', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('returns for %s the key %s', (address, key) => {
    expect(rateLimitKey(address)).toBe(key);
  });
});

describe('normalizeIpAddress', () => {
  it('unwraps IPv4 addresses and keeps IPv6 addresses', () => {
    expect(normalizeIpAddress('::FFFF:10.0.0.1')).toBe('10.0.0.1');
    expect(normalizeIpAddress('2001:db8::1')).toBe('2001:db8::1');
  });
});

describe('parseTrustedProxies', () => {
  const proxies = parseTrustedProxies(' 127.0.0.1, 10.0.0.0/8 ,fd00::/8,::1');

  it.each(['127.0.0.1', '::ffff:127.0.0.1', '10.200.3.4', 'fd00:1::2', '::1'])(
    'trusts %s',
    (ip) => {
      expect(proxies.has(ip)).toBe(true);
    },
  );

  it.each(['127.0.0.2', '11.0.0.1', '2001:db8::1', '', 'unix'])('does not trust %j', (address) => {
    expect(proxies.has(address)).toBe(false);
  });

  it.each([
    ['10.0.0.2', '203.0.113.9', '203.0.113.9'],
    ['10.0.0.2', '203.0.113.9, 10.9.9.9', '203.0.113.9'],
    ['10.0.0.2', '6.6.6.6, 203.0.113.9, ::ffff:10.9.9.9', '203.0.113.9'],
    ['10.0.0.2', '2001:db8:1:2::9, fd00::7', '2001:db8:1:2::9'],
    ['10.0.0.2', '10.1.1.1, 10.2.2.2', '10.1.1.1'],
    ['10.0.0.2', '203.0.113.9:4711', '203.0.113.9'],
    ['10.0.0.2', '[2001:db8::9]:4711, [fd00::7]', '2001:db8::9'],
    ['10.0.0.2', 'unknown, <script>', '10.0.0.2'],
    ['10.0.0.2', '6.6.6.6, unknown, 10.9.9.9', '10.9.9.9'],
    ['10.0.0.2', '', '10.0.0.2'],
    ['203.0.113.9', '6.6.6.6', '203.0.113.9'],
    ['::ffff:203.0.113.9', '', '203.0.113.9'],
  ])('with the peer %s and the forwarded %j, the client is %s', (peer, forwarded, client) => {
    expect(proxies.clientOf(peer, forwarded)).toBe(client);
  });

  it('lets no client choose its address, whatever it sends', () => {
    const client = fc.oneof(fc.ipV4(), fc.ipV6()).filter((address) => !proxies.has(address));
    const between = fc.array(fc.integer({ min: 0, max: 255 }).map((last) => `10.1.2.${last}`));
    fc.assert(
      fc.property(fc.array(fc.string()), client, between, (forged, address, others) => {
        const forwardedFor = [...forged, address, ...others].join(', ');
        expect(proxies.clientOf('10.0.0.2', forwardedFor)).toBe(normalizeIpAddress(address));
        expect(proxies.clientOf(address, forwardedFor)).toBe(normalizeIpAddress(address));
      }),
    );
  });

  it('trusts no proxy by default', () => {
    expect(parseTrustedProxies('').has('127.0.0.1')).toBe(false);
  });

  it.each([
    'caddy',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/x',
    '10.0.0.0/8/1',
    '10.0.0.0/1e1',
    '300.1.1.1',
  ])('rejects %s and names the variable', (entry) => {
    expect(() => parseTrustedProxies(`127.0.0.1,${entry}`)).toThrow(
      `TRUSTED_PROXIES is malformed: it expects addresses or networks such as 10.0.0.0/8 separated by spaces or commas, and "${entry}" is neither`,
    );
  });
});
