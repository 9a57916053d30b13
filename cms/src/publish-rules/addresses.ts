import {
  ENTRY_LINKS,
  ENTRY_PAGES,
  FIXED_PAGES,
  isAddress,
  RESERVED_ADDRESSES,
} from '../../contracts/addresses';
import { sectionIdsOf } from '../../contracts/anchors';
import { type Problem, textOf } from './entry';
import type { EntryField } from './fields-of';

const ANCHOR = /#$/;

/** The page in which the entries of a type are sections, such as `/servicios`; else undefined. */
export function anchorPageOf(uid: string): string | undefined {
  const link = ENTRY_LINKS[uid];
  return link && ANCHOR.test(link) ? link.replace(ANCHOR, '') : undefined;
}

/** Whether the site needs an address of a type for something of its own. */
export function isReservedAddress(uid: string, slug: string): boolean {
  if (RESERVED_ADDRESSES.has(slug)) return true;
  const page = anchorPageOf(uid);
  if (page !== undefined) return sectionIdsOf(page).includes(slug);
  const prefix = ENTRY_PAGES[uid];
  return prefix !== undefined && FIXED_PAGES.includes(prefix + slug);
}

function whyNot(uid: string, slug: string): string | undefined {
  if (!isAddress(slug)) {
    return 'lleva solo minúsculas sin acento, números y guiones entre ellos, como «mi-producto-2»';
  }
  return isReservedAddress(uid, slug) ? 'la usa el propio sitio: escribe otra' : undefined;
}

/** Addresses that no page can have. An empty one is a missing field. */
export function addressProblems(fields: readonly EntryField[]): Problem[] {
  return fields.flatMap(({ owner, attribute, value, path, place }) => {
    const slug = textOf(value);
    if (attribute.type !== 'uid' || slug === '') return [];
    const why = whyNot(owner.replace('content-types.', ''), slug);
    return why ? [{ path, message: `«${place}»: «${slug}» ${why}.` }] : [];
  });
}
