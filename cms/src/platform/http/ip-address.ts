import { BlockList, isIP } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;

/** Removes the IPv6 prefix that Node adds to IPv4 peers (`::ffff:10.0.0.1`). */
export function normalizeIpAddress(address: string): string {
  return address.replace(MAPPED_IPV4, '');
}

/**
 * Returns the key that rate limits count: the IPv4 address, or the /64 network of an IPv6 address,
 * since one household or server owns all addresses of such a network.
 */
export function rateLimitKey(address: string): string {
  const normalized = normalizeIpAddress(address);
  if (isIP(normalized) !== 6) return normalized;
  const [head = '', tail] = normalized.split('%')[0]?.split('::') ?? [];
  const start = head ? head.split(':') : [];
  const end = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - start.length - end.length;
  const groups = [...start, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...end];
  const network = groups.slice(0, 4).map((group) => parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/**
 * Parses the proxies whose forwarding headers are trusted.
 * @param list comma-separated addresses or networks (`10.0.0.0/8`)
 * @throws Error naming the first invalid entry
 */
export function parseTrustedProxies(list: string): { has(address: string): boolean } {
  const blocks = new BlockList();
  for (const entry of list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address);
    const bits = prefix === undefined ? undefined : Number(prefix);
    const isPrefix =
      bits === undefined ||
      (Number.isInteger(bits) && bits >= 0 && bits <= (family === 6 ? 128 : 32));
    if (family === 0 || !isPrefix || prefix === '') {
      throw new Error(
        `TRUSTED_PROXIES is malformed: it expects addresses or networks such as 10.0.0.0/8 separated by commas, and "${entry}" is neither`,
      );
    }
    const type = family === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) blocks.addAddress(address, type);
    else blocks.addSubnet(address, bits, type);
  }
  return {
    has: (address) => {
      const normalized = normalizeIpAddress(address);
      return blocks.check(normalized, isIP(normalized) === 6 ? 'ipv6' : 'ipv4');
    },
  };
}
