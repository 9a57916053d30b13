import type { ShownTypeName } from './addresses';
import { foldText } from './fold-text';

/** Pages that staff compose of sections. */

/** Whether search engines and the sitemap get the page. */
export type PageVisibility = 'publica' | 'soloEnlace';

/** Returns true for a section that staff did not hide. */
export function isShownSection({ hidden }: { hidden?: unknown }): boolean {
  return hidden !== true;
}

/** Precedes the ids of sections, so that none is that of another element of the page. */
const ID_PREFIX = 'seccion';
const ID_MAX = 60;

/**
 * Returns the ids of the headings of shown sections, which links may use: `seccion-preguntas`. A section
 * with the title of an earlier one has none.
 */
export function sectionIds(sections: readonly { title?: unknown }[]): (string | undefined)[] {
  const used = new Set<string>();
  return sections.map(({ title }) => {
    const words = foldText(typeof title === 'string' ? title : '').match(/[a-z0-9]+/g) ?? [];
    const id = [ID_PREFIX, ...words].join('-').slice(0, ID_MAX).replace(/-$/, '');
    if (used.has(id)) return undefined;
    used.add(id);
    return id;
  });
}

/** Returns the text below the title of the first shown section, which describes the page. */
export function leadOf(sections: readonly object[]): string | null {
  const [first] = sections.filter(isShownSection);
  const { description } = (first ?? {}) as { description?: unknown };
  return typeof description === 'string' && description !== '' ? description : null;
}

/**
 * Sections that show other entries, by their relation: `page.services` shows its `services`. The site reads
 * them from `shownServices`, which also lists entries while staff chose none.
 */
export const SECTION_ENTRIES = {
  products: 'product',
  services: 'service',
  packages: 'package',
  cases: 'case',
  testimonials: 'testimonial',
  clients: 'client',
} as const satisfies Readonly<Record<string, ShownTypeName>>;

export type SectionEntries = keyof typeof SECTION_ENTRIES;

/** Returns the field of a section with its entries: `shownServices` for `services`. */
export function shownField<Name extends SectionEntries>(name: Name): `shown${Capitalize<Name>}` {
  return `shown${name.charAt(0).toUpperCase()}${name.slice(1)}` as `shown${Capitalize<Name>}`;
}
