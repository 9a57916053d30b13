/** Addresses of links, as the editor and the publish checks accept them. */

const OUTSIDE = /^(?:https:\/\/[^\s/]+\S*|mailto:[^\s@]+@\S+|tel:\+?[\d\s()-]+)$/i;
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;
const ANCHOR = /^#\S*$/;
const EMAIL = /^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+$/;

/** Returns true for a path of the site, such as `/productos?categoria=cajas#contenido`. */
export function isOwnPath(address: string): boolean {
  return OWN_PATH.test(address);
}

/** `https://` before a pasted address that has its own. */
const REPEATED_SCHEMES = /^(?:https?:\/\/)+(?=https:\/\/)/i;

/**
 * Completes what people type: `www.empresa.mx` with `https://`, an e-mail address with `mailto:`. Removes
 * what stands before a complete address.
 */
export function completeLinkAddress(typed: string): string {
  const address = typed.replace(REPEATED_SCHEMES, '');
  if (/^www\.\S/i.test(address)) return `https://${address}`;
  return EMAIL.test(address) ? `mailto:${address}` : address;
}

/** Where the pages and the files of the site are. */
export type SiteOrigins = {
  siteUrl: string;
  /** Public address of the bucket with the files; undefined when the CMS serves them. */
  mediaUrl?: string | undefined;
};

/** Returns true for the address of a file of the media library in a bucket. */
export function isMediaAddress(address: string, mediaUrl: string | undefined): boolean {
  return mediaUrl !== undefined && address.startsWith(`${mediaUrl}/`) && !/\s/.test(address);
}

/** Returns why an address cannot be that of a link; undefined for a valid one. */
export function describeLinkProblem(address: string): string | undefined {
  if (ANCHOR.test(address) || isOwnPath(address)) return undefined;
  if (/^https?:\/\/https?(?:[:/]|$)/i.test(address)) return '«https:» está dos veces';
  if (OUTSIDE.test(address)) {
    const isWhole = !/^https:/i.test(address) || URL.canParse(address);
    return isWhole ? undefined : 'no es una dirección completa';
  }
  if (/^http:/i.test(address)) return 'empieza con http: y no es segura; escríbela con https:';
  return 'no es una dirección: empieza con https:, mailto:, tel: o, dentro del sitio, con / o #';
}

/**
 * Removes the site's own origin from an address of a page; editors paste complete URLs. Files keep the
 * address that the media library stores, also when the bucket is a path of the site.
 */
export function withoutHost(address: string, { siteUrl, mediaUrl }: SiteOrigins): string {
  if (isMediaAddress(address, mediaUrl)) return address;
  const { origin } = new URL(siteUrl);
  if (!address.toLowerCase().startsWith(origin) || !URL.canParse(address)) return address;
  const url = new URL(address);
  return url.origin === origin ? url.pathname + url.search + url.hash : address;
}
