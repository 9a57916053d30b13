import { ENTRY_PAGES, isAddress } from '../../../../cms/contracts/addresses';

/**
 * Slugs of the types whose entries have a page. For cases Gatsby slugifies the slug
 * (`portafolio/{StrapiCase.slug}.tsx`), which leaves it unchanged only in this form.
 */
const RULES: Record<string, (slug: string) => boolean> = {
  'api::product.product': (slug) => /^[\w~-][\w.~-]*$/.test(slug),
  'api::case.case': isAddress,
};

/** A page of this name would replace the list. */
const RESERVED = 'index';

/** Returns the reason why an entry cannot have a page at its slug, if any. */
export function findSlugProblem(uid: string, slug: unknown): { problem: string }[] {
  const isAllowed = RULES[uid];
  // A missing slug is reported with the other required fields.
  if (!isAllowed || typeof slug !== 'string' || slug === '') return [];
  if (slug.toLowerCase() === RESERVED) {
    return [
      { problem: `su dirección («${slug}») es la de la página ${ENTRY_PAGES[uid]?.slice(0, -1)}` },
    ];
  }
  if (isAllowed(slug)) return [];
  return [{ problem: `su dirección («${slug}») no puede ser la de una página` }];
}
