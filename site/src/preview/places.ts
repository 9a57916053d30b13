import { isSameEntry, listWithDraft, relatedWithDraft, withDraft, type Draft } from './draft.ts';
import { listedOn, ownPage, textsOf, type Place } from './place.ts';

/** Places by type name; a test compares them with the types that the site reads. */
export const PLACES: Record<string, Place> = {
  'home-page': textsOf<Queries.HomePageQuery>('/'),
  'products-page': textsOf<Queries.ProductsPageQuery>('/productos'),
  'services-page': textsOf<Queries.ServicesPageQuery>('/servicios'),
  'portfolio-page': textsOf<Queries.PortfolioPageQuery>('/portafolio'),
  'about-page': textsOf<Queries.AboutPageQuery>('/sobre-nosotros', withLandscape),
  'contact-page': textsOf<Queries.ContactPageQuery>('/contacto'),
  'blog-page': textsOf<Queries.BlogPageQuery>('/blog'),
  'privacy-page': textsOf<Queries.PrivacyPageQuery>('/aviso-de-privacidad', withOwnPictures),
  // Shown on every page around the content: the frame reads them from the draft.
  'site-settings': { ...listedOn<Queries.HomePageQuery>('/', (data) => data), isListed: false },

  product: ownPage<Queries.ProductsPageQuery, Queries.ProductPageQuery>(
    '/productos',
    ({ firstProducts }) => firstProducts,
    (data, draft) => ({ ...data, product: withDraft(ownNode(data.product, draft), draft) }),
  ),
  case: ownPage<Queries.PortfolioPageQuery, Queries.CasePageQuery>(
    '/portafolio',
    ({ cases }) => cases.nodes,
    (data, draft) => ({
      ...data,
      content: withDraft(ownNode(data.content, draft), draft),
      cases: listWithDraft(data.cases, draft),
    }),
  ),

  'product-category': listedOn<Queries.ProductsPageQuery>('/productos', (data, draft) => ({
    ...data,
    categories: listWithDraft(data.categories, draft),
    firstProducts: relatedWithDraft({ nodes: data.firstProducts }, 'category', draft).nodes,
    // Only categories with products are shown, but the draft must always be visible.
    all: { ...data.all, used: [...data.all.used, String(draft.node.slug)] },
  })),
  'flagship-product': listedOn<Queries.ProductsPageQuery>('/productos', (data, draft) => ({
    ...data,
    flagship: listWithDraft(data.flagship, draft),
  })),
  service: listedOn<Queries.ServicesPageQuery>('/servicios', (data, draft) => ({
    ...data,
    services: listWithDraft(data.services, draft),
  })),
  package: listedOn<Queries.ServicesPageQuery>('/servicios', (data, draft) => ({
    ...data,
    packages: listWithDraft(data.packages, draft),
  })),
  'complementary-service': listedOn<Queries.ServicesPageQuery>('/servicios', (data, draft) => ({
    ...data,
    image: draft.node.kind === 'imagen' ? listWithDraft(data.image, draft) : data.image,
    bots: draft.node.kind === 'bot' ? listWithDraft(data.bots, draft) : data.bots,
  })),
  industry: listedOn<Queries.PortfolioPageQuery>('/portafolio', (data, draft) => ({
    ...data,
    industries: listWithDraft(data.industries, draft),
    cases: relatedWithDraft(data.cases, 'industry', draft),
    featured: relatedWithDraft(data.featured, 'industry', draft),
  })),
  testimonial: listedOn<Queries.HomePageQuery>('/', (data, draft) => ({
    ...data,
    // The page shows one at a time, starting with the first.
    testimonials: draftFirst(listWithDraft(data.testimonials, draft), draft),
  })),
  client: listedOn<Queries.HomePageQuery>('/', (data, draft) => ({
    ...data,
    clients: listWithDraft(data.clients, draft),
  })),
};

function draftFirst<Node extends { id: string }>(
  list: { readonly nodes: readonly Node[] },
  draft: Draft,
) {
  const isDraft = ({ id }: Node) => id === draft.node.id;
  return { nodes: [...list.nodes.filter(isDraft), ...list.nodes.filter((node) => !isDraft(node))] };
}

/** Returns null for the node of a borrowed page, whose content must not be shown. */
function ownNode<Node extends object>(node: Node | null, draft: Draft): Node | null {
  return node && isSameEntry(node, draft) ? node : null;
}

/** Adds an empty list of text pictures: those of a draft are in the text itself. */
function withOwnPictures(draft: Draft): Draft {
  return { ...draft, node: { bodyPictures: [], ...draft.node } };
}

/** Adds the hero picture under the second name that the page's query gives it. */
function withLandscape(draft: Draft): Draft {
  const hero = draft.node.hero as { image: unknown };
  return { ...draft, node: { ...draft.node, hero: { ...hero, landscape: hero.image } } };
}
