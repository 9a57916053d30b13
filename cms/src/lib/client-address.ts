import { BlockList, isIP } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;

/** An address without the IPv6 wrapping that Node gives to IPv4 peers. */
export function plainAddress(address: string): string {
  return address.replace(MAPPED_IPV4, '');
}

/**
 * Who a rate limit counts: an IPv4 address, or the /64 network of an IPv6 one, since one household
 * or server holds all addresses of such a network.
 */
export function rateLimitKey(address: string): string {
  const plain = plainAddress(address);
  if (isIP(plain) !== 6) return plain;
  const [head = '', tail] = plain.split('%')[0]?.split('::') ?? [];
  const start = head ? head.split(':') : [];
  const end = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - start.length - end.length;
  const groups = [...start, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...end];
  const network = groups.slice(0, 4).map((group) => parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/**
 * The proxies whose word about the client's address is taken.
 * @param list addresses or networks (`10.0.0.0/8`), separated by commas
 * @throws Error naming the entry that is neither
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
      const plain = plainAddress(address);
      return blocks.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
    },
  };
}
