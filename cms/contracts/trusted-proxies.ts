import { isIP } from 'node:net';

import { normalizeIpAddress, parseNetworks } from './networks';

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
  const blocks = parseNetworks(list, 'TRUSTED_PROXIES');
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
