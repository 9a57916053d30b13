import {
  MISSING_ADDRESSES_PATH,
  type MissingAddressRequest,
} from '@tequiora/cms/contracts/missing-addresses.ts';
import { nearestAddresses } from './nearest-addresses.ts';

/** Written by gatsby-plugin-sitemap; it lists all pages that search engines may show. */
const SITEMAP = '/sitemap-0.xml';

/** Reports the address of this page as missing, with the page of this site that links to it. */
export function reportMissingAddress(): void {
  const { pathname, origin } = window.location;
  const from = URL.canParse(document.referrer) ? new URL(document.referrer) : undefined;
  const referrer = from?.origin === origin ? from.pathname : undefined;
  const data: MissingAddressRequest['data'] = { path: pathname, ...(referrer && { referrer }) };
  const body = new Blob([JSON.stringify({ data })], { type: 'application/json' });
  navigator.sendBeacon(MISSING_ADDRESSES_PATH, body);
}

/** Returns the pages that the visitor probably meant; an empty list when the sitemap cannot be read. */
export async function findNearestPages(pathname: string): Promise<string[]> {
  try {
    const response = await fetch(SITEMAP);
    if (!response.ok) return [];
    const locations = (await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
    const paths = [...locations].map(([, url = '']) => decodeURI(new URL(url).pathname));
    return nearestAddresses(
      decodeURI(pathname),
      paths.map((path) => path.replace(/(.)\/+$/, '$1')),
    );
  } catch {
    return [];
  }
}
