import { BlockList, isIP } from 'node:net';

export type TrustedProxies = {
  has(address: string): boolean;
  /**
   * Returns the address of the client: the last address of the forwarding chain that is no trusted proxy.
   * When a proxy names none, the address of that proxy.
   * @param peer the other end of the connection
   * @param forwardedFor `X-Forwarded-For`, which only counts as far as trusted proxies wrote it
   */
  clientOf(peer: string, forwardedFor: string): string;
};

const MAPPED_IPV4 = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;

/** Removes the IPv6 prefix that Node adds to IPv4 peers (`::ffff:10.0.0.1`). */
export function normalizeIpAddress(address: string): string {
  return address.replace(MAPPED_IPV4, '');
}

/** Some proxies add the port: `203.0.113.9:4711`, `[2001:db8::1]:4711`. */
function withoutPort(entry: string): string {
  const [, ipv6, ipv4] = /^(?:\[(.+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/.exec(entry) ?? [];
  return ipv6 ?? ipv4 ?? entry;
}

/**
 * Parses the proxies whose forwarding headers are trusted.
 * @param list addresses or networks (`10.0.0.0/8`), separated by spaces or commas
 * @throws Error naming the first invalid entry
 */
export function parseTrustedProxies(list: string): TrustedProxies {
  const blocks = new BlockList();
  for (const entry of list.split(/[\s,]+/).filter(Boolean)) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address);
    const bits = prefix === undefined ? undefined : Number(prefix);
    const isPrefix =
      bits === undefined ||
      (Number.isInteger(bits) && bits >= 0 && bits <= (family === 6 ? 128 : 32));
    if (family === 0 || !isPrefix || prefix === '') {
      throw new Error(
        `TRUSTED_PROXIES is malformed: it expects addresses or networks such as 10.0.0.0/8 separated by spaces or commas, and "${entry}" is neither`,
      );
    }
    const type = family === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) blocks.addAddress(address, type);
    else blocks.addSubnet(address, bits, type);
  }
  const has = (address: string) => {
    const normalized = normalizeIpAddress(address);
    return blocks.check(normalized, isIP(normalized) === 6 ? 'ipv6' : 'ipv4');
  };
  return {
    has,
    clientOf(peer, forwardedFor) {
      let client = peer;
      for (const entry of forwardedFor.split(',').toReversed()) {
        const address = withoutPort(entry.trim());
        if (!has(client) || isIP(address) === 0) break;
        client = address;
      }
      return normalizeIpAddress(client);
    },
  };
}
