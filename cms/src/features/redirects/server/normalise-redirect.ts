import { completeLinkAddress, isOwnPath, withoutHost } from '../../../../contracts/link-address';

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Decodes an address as the web servers do: `/oto%C3%B1o` is `/otoño`. */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** Returns the path that staff typed or pasted: without domain, escapes and last slash. */
export function normaliseFrom(value: unknown, siteUrl: string): string {
  const typed = textOf(value);
  const path = decoded(withoutHost(typed, siteUrl));
  const isBare = path !== '' && !path.startsWith('/') && !/^[a-z][a-z\d+.-]*:/i.test(path);
  return (isBare ? `/${path}` : path).replace(/(.)\/+$/, '$1');
}

/** Returns the target as it is stored: own pages as a path, other sites as a complete address. */
export function normaliseTo(value: unknown, siteUrl: string): string {
  const address = withoutHost(completeLinkAddress(textOf(value)), siteUrl);
  if (isOwnPath(address)) return address.replace(/(.)\/+(?=$|[?#])/, '$1');
  const isWhole = /^https:\/\//i.test(address) && !/[\s\\]/.test(address) && URL.canParse(address);
  return isWhole ? new URL(address).href : address;
}
