type Rule = { pattern: RegExp; page: string };

/**
 * Types whose entries have a page. For cases Gatsby slugifies the slug
 * (`portafolio/{StrapiCase.slug}.tsx`), which leaves it unchanged only in this form.
 */
const RULES: Record<string, Rule> = {
  'api::product.product': { pattern: /^[\w~-][\w.~-]*$/, page: '/productos' },
  'api::case.case': { pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/, page: '/portafolio' },
};

/** A page of this name would replace the list. */
const RESERVED = 'index';

/** Returns the reason why an entry cannot have a page at its slug, if any. */
export function findSlugProblem(uid: string, slug: unknown): { problem: string }[] {
  const rule = RULES[uid];
  // A missing slug is reported with the other required fields.
  if (!rule || typeof slug !== 'string' || slug === '') return [];
  if (slug.toLowerCase() === RESERVED) {
    return [{ problem: `su dirección («${slug}») es la de la página ${rule.page}` }];
  }
  if (rule.pattern.test(slug)) return [];
  return [{ problem: `su dirección («${slug}») no puede ser la de una página` }];
}
