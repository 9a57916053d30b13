import { type BlockList, isIP } from 'node:net';

import { normalizeIpAddress, parseNetworks } from '../../contracts/networks';
import { createEnvReader, type EnvSource } from '../platform/env/env-reader';

const NETWORKS = 'WEBHOOK_PRIVATE_NETWORKS';

/** IPv4 networks that are not part of the internet (IANA special-purpose registry), and multicast. */
const SPECIAL_IPV4 = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12
  192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24
  203.0.113.0/24 224.0.0.0/3`;
/** The IPv6 networks of the internet. */
const GLOBAL_IPV6 = '2000::/3';
/** Networks within it that are not part of the internet, or embed IPv4 addresses. */
const SPECIAL_IPV6 = '2001::/23 2001:db8::/32 2002::/16 3fff::/20';
/** Where cloud providers serve the credentials of a machine; never allowed, not even by the variable. */
const LINK_LOCAL = '169.254.0.0/16 fe80::/10 fd00:ec2::/32';

const special = parseNetworks(`${SPECIAL_IPV4} ${SPECIAL_IPV6}`, 'the list of special networks');
const globalIpv6 = parseNetworks(GLOBAL_IPV6, 'the list of global networks');
const linkLocal = parseNetworks(LINK_LOCAL, 'the list of link-local networks');

const has = (networks: BlockList, address: string) =>
  networks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Which addresses webhooks may be sent to. */
export type AllowedAddresses = {
  /** True if private networks are allowed; only they may use http. */
  hasPrivate: boolean;
  /** @param isSecure false for http, which only private networks may receive */
  has(address: string, isSecure: boolean): boolean;
};

/** Reads the private networks that webhooks may be sent to. @throws EnvError for a malformed variable */
export function readAllowedAddresses(source: EnvSource = process.env): AllowedAddresses {
  const env = createEnvReader(source);
  const isList = (value: string) => {
    try {
      return Boolean(parseNetworks(value, NETWORKS));
    } catch {
      return false;
    }
  };
  const list = env.optional(NETWORKS, 'addresses or networks such as 10.0.0.0/8', isList);
  env.finish();
  const allowed = parseNetworks(list ?? '', NETWORKS);
  return {
    hasPrivate: list !== undefined,
    has(given, isSecure) {
      const address = normalizeIpAddress(given);
      if (isIP(address) === 0 || has(linkLocal, address)) return false;
      if (has(allowed, address)) return true;
      if (!isSecure || has(special, address)) return false;
      return isIP(address) === 4 || has(globalIpv6, address);
    },
  };
}

/**
 * Returns what is not allowed in a URL, as far as it shows before its name is looked up: http, or its IP
 * address; null if nothing is.
 */
export function findRefusedPart(url: string, allowed: AllowedAddresses): 'http' | 'address' | null {
  const { protocol, hostname } = new URL(url);
  const isSecure = protocol === 'https:';
  if (!isSecure && !allowed.hasPrivate) return 'http';
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isIP(address) === 0 || allowed.has(address, isSecure)) return null;
  return isSecure ? 'address' : 'http';
}
