import { findShownProducts } from '../schema/add-section-entries';
import type { ResolverContext } from '../schema/resolver-args';
import { linkedNode, type Entry } from './card-picture-of';

type StandIn = (
  entry: Entry,
  context: ResolverContext,
) => Entry | null | undefined | Promise<Entry | null | undefined>;

/**
 * Pictures for the cards of pages whose texts have none, from what the page shows. Only pages that
 * depend on a list of entries anyway search in it: others would be queried again after each edit.
 */
export const STAND_INS: Readonly<Record<string, StandIn>> = {
  STRAPI_BLOG_PAGE: (_page, context) =>
    pictureOfFirst('STRAPI_ARTICLE', { sort: [{ date: 'DESC' }] }, context),
  STRAPI_CONTACT_PAGE: (page, context) => linkedNode(page, 'mapImage', context),
  STRAPI_PORTFOLIO_PAGE: (_page, context) =>
    pictureOfFirst('STRAPI_CASE', { filter: { featured: { eq: true } }, sort: BY_ORDER }, context),
  STRAPI_SERVICES_PAGE: (_page, context) =>
    pictureOfFirst('STRAPI_SERVICE', { sort: BY_ORDER }, context),
  STRAPI_PAGE: pictureOfSections,
};

const BY_ORDER = [{ order: 'ASC' }];

/** Returns the picture of the first entry with one. */
async function pictureOfFirst(
  type: string,
  query: object,
  context: ResolverContext,
): Promise<Entry | null> {
  const { entries } = await context.nodeModel.findAll({ type, query });
  return firstPicture([...entries], context);
}

function firstPicture(entries: readonly Entry[], context: ResolverContext): Entry | null {
  return entries.map((entry) => linkedNode(entry, 'image', context)).find(Boolean) ?? null;
}

/** Returns the first picture or product picture of the visible sections. */
async function pictureOfSections(page: Entry, context: ResolverContext): Promise<Entry | null> {
  const ids = [page.sections___NODE ?? []].flat().filter((id) => typeof id === 'string');
  const sections: Entry[] = context.nodeModel.getNodesByIds({ ids });
  for (const section of sections) {
    if (section.hidden === true) continue;
    const own = linkedNode(section, 'image', context) ?? linkedNode(section, 'pictures', context);
    const picture = own ?? firstPicture(await productsOf(section, context), context);
    if (picture) return picture;
  }
  return null;
}

async function productsOf(section: Entry, context: ResolverContext): Promise<Entry[]> {
  const isProducts = nodeTypeOfSection(section) === 'STRAPI__COMPONENT_PAGE_PRODUCTS';
  return isProducts ? findShownProducts(section, context) : [];
}

function nodeTypeOfSection({ internal }: Entry): unknown {
  return (internal as { type?: unknown } | undefined)?.type;
}
