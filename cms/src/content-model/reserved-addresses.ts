import {
  ENTRY_LINKS,
  ENTRY_PAGES,
  FIXED_PAGES,
  RESERVED_ADDRESSES,
} from '../../contracts/addresses';
import { sectionIdsOf } from '../../contracts/page-sections';

const ANCHOR = /#$/;

/** Returns the page whose sections are the entries of a type, such as `/servicios`, if any. */
export function anchorPageOf(uid: string): string | undefined {
  const link = ENTRY_LINKS[uid];
  return link && ANCHOR.test(link) ? link.replace(ANCHOR, '') : undefined;
}

/** Returns true for an address that the site itself uses. */
export function isReservedAddress(uid: string, slug: string): boolean {
  if (RESERVED_ADDRESSES.has(slug)) return true;
  const page = anchorPageOf(uid);
  if (page !== undefined) return sectionIdsOf(page).includes(slug);
  const prefix = ENTRY_PAGES[uid];
  return prefix !== undefined && FIXED_PAGES.includes(prefix + slug);
}
