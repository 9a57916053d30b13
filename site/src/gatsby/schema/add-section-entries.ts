import type { Node } from 'gatsby';
import {
  SECTION_ENTRIES,
  shownField,
  type SectionEntries,
} from '../../../../cms/contracts/composed-page';
import { componentNodeType } from '../../lib/component-node-type';
import type { ResolverArgs, ResolverContext } from './resolver-args';

type Section = Readonly<Record<string, unknown>>;
type Query = { filter?: object; sort: object[] };
type Listed = {
  /** Returns the query of a section without chosen entries; null if it then shows none. */
  query: (section: Section) => Query | null;
  /** Orders them where a query cannot: a query lists entries without a date first. */
  compare?: (first: Section, second: Section) => number;
  /** Maximum number of listed entries. */
  max?: number;
};

const SORT = [{ order: 'ASC' }, { name: 'ASC' }];
const ALL: Listed = { query: () => ({ sort: SORT }) };

/** What sections show while staff chose no entries. */
const LISTED: Record<SectionEntries, Listed> = {
  products: { query: productsQuery, max: 6 },
  services: ALL,
  packages: ALL,
  cases: { query: () => ({ sort: [{ order: 'ASC' }] }), compare: newestFirst, max: 3 },
  testimonials: ALL,
  clients: ALL,
};

/** Adds the fields of `SECTION_ENTRIES`: the chosen entries in the order of staff, or listed ones. */
export function addSectionEntries({ createResolvers }: ResolverArgs): void {
  const names = Object.keys(SECTION_ENTRIES) as SectionEntries[];
  const resolvers = names.map((name) => {
    const type = `STRAPI_${SECTION_ENTRIES[name].toUpperCase()}`;
    const resolve = (section: Section, _args: unknown, context: ResolverContext) =>
      findEntries(name, type, section, context);
    const field = { type: `[${type}!]!`, resolve };
    return [componentNodeType(`page.${name}`), { [shownField(name)]: field }] as const;
  });
  createResolvers(Object.fromEntries(resolvers));
}

/** Chosen entries are read by id: a filtered list would depend on the whole catalogue. */
async function findEntries(
  name: SectionEntries,
  type: string,
  section: Section,
  { nodeModel }: ResolverContext,
): Promise<Node[]> {
  const ids = (section[`${name}___NODE`] ?? []) as string[];
  const isChosen =
    section.selection === undefined ? ids.length > 0 : section.selection === 'elegidos';
  if (isChosen) return nodeModel.getNodesByIds({ ids, type });
  const { query, compare, max } = LISTED[name];
  const listed = query(section);
  if (listed === null) return [];
  const { entries } = await nodeModel.findAll({ type, query: listed });
  const sorted = [...entries];
  return (compare ? sorted.toSorted(compare) : sorted).slice(0, max);
}

/** Returns the products that a section shows. */
export function findShownProducts(section: Section, context: ResolverContext): Promise<Node[]> {
  return findEntries('products', 'STRAPI_PRODUCT', section, context);
}

function newestFirst({ completedAt: first }: Section, { completedAt: second }: Section): number {
  const dateOf = (date: unknown) => (typeof date === 'string' ? date : '');
  return dateOf(second).localeCompare(dateOf(first));
}

function productsQuery({ selection, category___NODE: category }: Section): Query | null {
  if (selection !== 'categoria') return { filter: { featured: { eq: true } }, sort: SORT };
  return category ? { filter: { category: { id: { eq: category } } }, sort: SORT } : null;
}
