import { ENTRY_PAGES } from '@tequiora/cms/contracts/addresses.ts';

/** Returns the path of a system's own page. */
export function systemPath(slug: string): string {
  return `${ENTRY_PAGES['api::flagship-product.flagship-product'] ?? ''}${slug}`;
}
