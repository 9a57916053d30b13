import { graphql, type PageProps } from 'gatsby';
import type { ArticleListContext } from '#src/lib/article-list-context.ts';
import {
  articleCategoryPath,
  articleListPath,
  articlePath,
  BLOG_PATH,
} from '#src/lib/article-paths.ts';
import { breadcrumbList, pageCrumb, pageList } from '#src/lib/structured-data.ts';
import { ArticleList } from '#src/sections/blog/article-list.tsx';
import { UnderConstruction } from '#src/sections/blog/under-construction.tsx';
import { CallToAction } from '#src/sections/shared/call-to-action.tsx';
import { PageSeo } from '#src/sections/shared/page-seo.tsx';
import { PAGES } from '@tequiora/cms/contracts/pages.ts';

const FALLBACK = {
  title: 'En construcción',
  description: 'Estamos preparando los primeros artículos.',
};

/** A page of the list of all articles, or of a category; says that the blog is in the making without any. */
export default function BlogPage({
  data,
  pageContext: { number, count, noindex },
}: PageProps<Queries.BlogPageQuery, ArticleListContext>) {
  const { page, message, articles, categories } = data;
  const [category] = data.category;
  const list = category ? articleCategoryPath(category.slug) : BLOG_PATH;
  const path = articleListPath(list, number);
  const name = category?.name ?? PAGES[BLOG_PATH].title;
  const trail = [pageCrumb(BLOG_PATH), ...(category ? [{ name: category.name, path: list }] : [])];
  const pages = articles.map(({ title, slug }) => ({ name: title, path: articlePath(slug) }));
  return (
    <>
      <PageSeo
        entry={category || number > 1 ? page && { ...page, seo: null } : page}
        title={number > 1 ? `${name}, página ${number}` : name}
        description={category?.description ?? page?.seo?.description}
        path={path}
        noindex={noindex}
        hasFeeds={!noindex}
        jsonLd={[...(pages.length > 0 ? [pageList(name, pages)] : []), breadcrumbList(trail)]}
      />
      {articles.length > 0 ? (
        <>
          <ArticleList
            head={page?.head}
            list={list}
            number={number}
            count={count}
            articles={articles}
            categories={categories}
            category={category}
            trail={trail}
          />
          <CallToAction content={page?.callToAction} />
        </>
      ) : (
        <UnderConstruction {...(message ?? FALLBACK)} {...(category && { title: category.name })} />
      )}
    </>
  );
}

export const query = graphql`
  query BlogPage($articles: [String!]!, $categories: [String!]!, $category: [String!]!) {
    page: strapiBlogPage {
      shareCard
      head {
        ...SectionHeadFields
      }
      callToAction {
        ...CallToActionFields
      }
      seo {
        ...SeoFields
      }
    }
    message: strapiBlogPage {
      title
      description
    }
    articles: articlesByIds(ids: $articles) {
      id
      ...ArticleCardFields
    }
    categories: articleCategoriesByIds(ids: $categories) {
      id
      name
      slug
    }
    category: articleCategoriesByIds(ids: $category) {
      name
      slug
      description
    }
  }
`;
