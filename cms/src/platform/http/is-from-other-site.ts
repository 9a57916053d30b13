import { readSettings } from '../env/settings';
import type { Context } from './context';

/**
 * Returns whether a page of another origin than the site's sent the request. Requests without `Origin`
 * are not from a page: browsers send it with every POST.
 */
export function isFromOtherSite(ctx: Context): boolean {
  const origin = ctx.get('Origin');
  if (origin === '' || origin === new URL(readSettings().siteUrl).origin) return false;
  // Also true where the site is opened by another address than its public one, as in a local network.
  return !URL.canParse(origin) || new URL(origin).host !== ctx.host;
}
