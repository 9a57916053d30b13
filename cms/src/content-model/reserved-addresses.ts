import {
  ENTRY_PAGES,
  FIXED_PAGES,
  RESERVED_ADDRESSES,
  SECTION_TYPES,
} from '../../contracts/addresses';
import { sectionIdsOf } from '../../contracts/page-sections';

/** Returns true for an address that the site itself uses. */
export function isReservedAddress(uid: string, slug: string): boolean {
  if (RESERVED_ADDRESSES.has(slug)) return true;
  const page = SECTION_TYPES[uid];
  if (page !== undefined && sectionIdsOf(page).includes(slug)) return true;
  const prefix = ENTRY_PAGES[uid];
  return prefix !== undefined && FIXED_PAGES.includes(prefix + slug);
}
