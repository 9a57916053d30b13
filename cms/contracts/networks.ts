import { BlockList, isIP } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;

const ENTRY = /^([^/]+)(?:\/(\d{1,3}))?$/;

/** Removes the IPv6 prefix that Node adds to IPv4 peers (`::ffff:10.0.0.1`). */
export function normalizeIpAddress(address: string): string {
  return address.replace(MAPPED_IPV4, '');
}

/**
 * Parses a list of networks.
 * @param list addresses or networks (`10.0.0.0/8`), separated by spaces or commas
 * @param variable the environment variable with the list, for the error
 * @throws Error naming the first invalid entry
 */
export function parseNetworks(list: string, variable: string): BlockList {
  const blocks = new BlockList();
  for (const entry of list.split(/[\s,]+/).filter(Boolean)) {
    const [, address = '', prefix] = ENTRY.exec(entry) ?? [];
    const family = isIP(address);
    const bits = prefix === undefined ? undefined : Number(prefix);
    if (family === 0 || (bits ?? 0) > (family === 6 ? 128 : 32)) {
      throw new Error(
        `${variable} is malformed: it expects addresses or networks such as 10.0.0.0/8 separated by spaces or commas, and "${entry}" is neither`,
      );
    }
    const type = family === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) blocks.addAddress(address, type);
    else blocks.addSubnet(address, bits, type);
  }
  return blocks;
}
