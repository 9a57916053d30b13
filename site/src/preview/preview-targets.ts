import { articlePath } from '#src/lib/article-paths.ts';
import { listShownTypes, type ShownTypeName } from '@tequiora/cms/contracts/addresses.ts';
import { listPages, type PageType } from '@tequiora/cms/contracts/pages.ts';
import { isSameEntry, listWithDraft, relatedWithDraft, withDraft, type Draft } from './draft.ts';
import { loadLivePage, type LivePage } from './live-page.ts';
import { toComposedPage } from './to-composed-page.ts';

/** Pages with fields that the build adds to the texts. */
const PAGE_TEXTS: Partial<Record<PageType, TargetOn>> = {
  'about-page': textsOf(withLandscape),
  'privacy-page': textsOf(withOwnPictures),
  'blog-page': blogTexts,
};

/** Types whose entries are shown on a page of the release. */
const ENTRIES: Record<Exclude<ShownTypeName, 'page'>, TargetOn> = {
  product: hasPage<Queries.ProductsPageQuery, Queries.ProductPageQuery>(
    ({ firstProducts }) => firstProducts,
    (data, draft) => ({ ...data, product: withDraft(ownNode(data.product, draft), draft) }),
  ),
  case: hasPage<Queries.PortfolioPageQuery, Queries.CasePageQuery>(
    ({ cases }) => cases.nodes,
    (data, draft) => ({
      ...data,
      content: withDraft(ownNode(data.content, draft), draft),
      cases: listWithDraft(data.cases, draft),
    }),
  ),

  'product-category': inList<Queries.ProductsPageQuery>((data, draft) => ({
    ...data,
    categories: listWithDraft(data.categories, draft),
    firstProducts: relatedWithDraft({ nodes: data.firstProducts }, 'category', draft).nodes,
    // Only categories with products are shown, but the draft must always be visible.
    all: { ...data.all, used: [...data.all.used, String(draft.node.slug)] },
  })),
  'flagship-product': hasPage<Queries.ProductsPageQuery, Queries.SystemPageQuery>(
    ({ flagship }) => flagship.nodes,
    (data, draft) => ({ ...data, system: withDraft(ownNode(data.system, draft), draft) }),
  ),
  service: inList<Queries.ServicesPageQuery>((data, draft) => ({
    ...data,
    services: listWithDraft(data.services, draft),
  })),
  package: inList<Queries.ServicesPageQuery>((data, draft) => ({
    ...data,
    packages: listWithDraft(data.packages, draft),
  })),
  'complementary-service': inList<Queries.ServicesPageQuery>((data, draft) => ({
    ...data,
    image: draft.node.kind === 'imagen' ? listWithDraft(data.image, draft) : data.image,
    bots: draft.node.kind === 'bot' ? listWithDraft(data.bots, draft) : data.bots,
  })),
  industry: inList<Queries.PortfolioPageQuery>((data, draft) => ({
    ...data,
    industries: listWithDraft(data.industries, draft),
    cases: relatedWithDraft(data.cases, 'industry', draft),
    featured: relatedWithDraft(data.featured, 'industry', draft),
  })),
  testimonial: inList<Queries.HomePageQuery>((data, draft) => ({
    ...data,
    // The page shows one at a time, starting with the first.
    testimonials: draftFirst(listWithDraft(data.testimonials, draft), draft),
  })),
  client: inList<Queries.HomePageQuery>((data, draft) => ({
    ...data,
    clients: listWithDraft(data.clients, draft),
  })),
  article: articleTarget,
  'article-category': inList<Queries.BlogPageQuery>((data, draft) => ({
    ...data,
    category: [withDraft<Queries.BlogPageQuery['category'][number]>(null, draft)],
  })),
  author: authorTarget,
};

/** Preview targets by type name. */
export const PREVIEW_TARGETS: Readonly<Record<string, PreviewTarget>> = {
  // Shown on every page around the content: the frame reads them from the draft.
  'site-settings': { ...inList((data) => data)('/'), isListed: false },
  menu: { ...inList((data) => data)('/'), isListed: false },
  announcement: { ...inList((data) => data)('/'), isListed: false },
  ...Object.fromEntries([
    ...listPages().map(([path, { type }]): [string, PreviewTarget] => [
      type,
      (PAGE_TEXTS[type] ?? textsOf())(path),
    ]),
    ...listShownTypes().flatMap(
      ([
        type,
        {
          pages: [list],
        },
      ]): [string, PreviewTarget][] =>
        type === 'page' || !list ? [] : [[type, ENTRIES[type](list)]],
    ),
  ]),
  page: {
    // The release may have no composed page yet.
    findPage: async ({ publishedAs }) => {
      const { ComposedPageDraft: Page } = await import('./composed-page-draft.tsx');
      return { path: `/${publishedAs?.slug ?? ''}`, Page, data: {}, context: {} };
    },
    show: (_data, { node }) => ({ content: toComposedPage(node) }),
    isListed: false,
  },
};

/** Shows the draft in both parts of the blog's query; see `src/pages/blog.tsx`. */
function blogTexts(path: string): PreviewTarget {
  const show = ofData<Queries.BlogPageQuery>((data, draft) => ({
    ...data,
    page: withDraft(data.page, draft),
    message: withDraft(data.message, draft),
  }));
  return { ...textsOf()(path), show };
}

/** Returns the preview target of an article; while none is published, there is no page to borrow. */
function articleTarget(list: string): PreviewTarget {
  const target = hasPage<Queries.BlogPageQuery, Queries.ArticlePageQuery>(
    ({ articles }) => articles,
    (data, draft) => ({
      ...data,
      article: withDraft(ownNode(data.article, draft), withOwnPictures(draft)),
    }),
  )(list);
  return {
    ...target,
    findPage: async (draft) => (await target.findPage(draft)) ?? emptyArticlePage(draft),
  };
}

/** Returns the page of an article without data. */
async function emptyArticlePage({ node }: Draft): Promise<LivePage> {
  const { Article } = await import('#src/sections/blog/article.tsx');
  const data = { article: null, linked: [], related: [], previous: [], next: [], page: null };
  return {
    path: articlePath(String(node.slug)),
    Page: Article as LivePage['Page'],
    data,
    context: {},
  };
}

/** Shows an author on the newest article; on the blog while none is published. */
function authorTarget(list: string): PreviewTarget {
  return {
    findPage: async () => {
      const blog = await loadLivePage(list);
      const [newest] = (blog?.data as Queries.BlogPageQuery | undefined)?.articles ?? [];
      return newest ? loadLivePage(articlePath(newest.slug)) : blog;
    },
    show: ofData<{ article?: Queries.ArticlePageQuery['article'] }>((data, draft) => {
      if (!data.article) return data;
      return {
        ...data,
        article: { ...data.article, author: withDraft(data.article.author, draft) },
      };
    }),
    isListed: false,
  };
}

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

/**
 * Position of an entry on the site: a page of the live release, and where the draft goes in its
 * query result.
 */
type PreviewTarget = {
  findPage: (draft: Draft) => Promise<LivePage | null>;
  /** Returns the query result of the page with the draft inserted. */
  show: (data: object, draft: Draft) => object;
  /** The entry is one of several on its page and must be scrolled into view. */
  isListed: boolean;
};

/** A preview target on the page with this path. */
type TargetOn = (path: string) => PreviewTarget;

type Show<Data> = (data: Data, draft: Draft) => Data;

/** Casts unchecked: each page is loaded by its path, so the data is the result of its own query. */
function ofData<Data extends object>(show: Show<Data>): PreviewTarget['show'] {
  return (data, draft) => show(data as Data, draft);
}

/** Returns the preview target of an entry that is one of several on the page. */
function inList<Data extends object>(show: Show<Data>): TargetOn {
  return (path) => ({ findPage: () => loadLivePage(path), show: ofData(show), isListed: true });
}

/** Returns the preview target of a single type with the texts of the page. */
function textsOf(change: (draft: Draft) => Draft = (draft) => draft): TargetOn {
  const showTexts = inList<{ page: object | null }>((data, draft) => ({
    ...data,
    page: withDraft(data.page, change(draft)),
  }));
  return (path) => ({ ...showTexts(path), isListed: false });
}

/** Returns the preview target of an entry with its own page; an unpublished entry uses that of another one. */
function hasPage<List extends object, Data extends object>(
  entriesOf: (data: List) => readonly { slug: string }[],
  show: Show<Data>,
): TargetOn {
  return (list) => {
    const pageOf = async (slug?: string | null) => (slug ? loadLivePage(`${list}/${slug}`) : null);
    return {
      findPage: async ({ publishedAs }) => {
        const own = await pageOf(publishedAs?.slug);
        if (own) return own;
        const listPage = await loadLivePage(list);
        return listPage && pageOf(entriesOf(listPage.data as List)[0]?.slug);
      },
      show: ofData(show),
      isListed: false,
    };
  };
}
