import {
  ENTRY_LINKS,
  ENTRY_PAGES,
  FIXED_PAGES,
  isAddress,
  RESERVED_ADDRESSES,
} from '../../contracts/addresses';
import { sectionIdsOf } from '../../contracts/page-sections';
import { type Problem, textOf } from './entry';
import type { EntryField } from './fields-of';

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

function describeProblem(uid: string, slug: string): string | undefined {
  if (!isAddress(slug)) {
    return 'lleva solo minúsculas sin acento, números y guiones entre ellos, como «mi-producto-2»';
  }
  return isReservedAddress(uid, slug) ? 'la usa el propio sitio: escribe otra' : undefined;
}

/** Rejects addresses that no page can have. `checkRequiredFields` reports empty ones. */
export function checkAddresses(fields: readonly EntryField[]): Problem[] {
  return fields.flatMap(({ owner, attribute, value, path, place }) => {
    const slug = textOf(value);
    if (attribute.type !== 'uid' || slug === '') return [];
    const reason = describeProblem(owner.replace('content-types.', ''), slug);
    return reason ? [{ path, message: `«${place}»: «${slug}» ${reason}.` }] : [];
  });
}
