import { isIP } from 'node:net';

import { normalizeIpAddress } from '../../../contracts/networks';

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
