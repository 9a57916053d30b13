type Rule = { pattern: RegExp; page: string };

/**
 * Types whose entries have a page. Gatsby makes its own address of a case's slug
 * (`portafolio/{StrapiCase.slug}.tsx`), which is the slug itself only in this form.
 */
const RULES: Record<string, Rule> = {
  'api::product.product': { pattern: /^[\w~-][\w.~-]*$/, page: '/productos' },
  'api::case.case': { pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/, page: '/portafolio' },
};

/** Its page would take the place of the list. */
const RESERVED = 'index';

/** Why an entry cannot have a page at its address. */
export function findAddressProblem(uid: string, slug: unknown): { problem: string }[] {
  const rule = RULES[uid];
  // A missing one is found with the other required fields.
  if (!rule || typeof slug !== 'string' || slug === '') return [];
  if (slug.toLowerCase() === RESERVED) {
    return [{ problem: `su dirección («${slug}») es la de la página ${rule.page}` }];
  }
  if (rule.pattern.test(slug)) return [];
  return [{ problem: `su dirección («${slug}») no puede ser la de una página` }];
}
