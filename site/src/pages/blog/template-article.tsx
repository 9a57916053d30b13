import { graphql, type PageProps } from 'gatsby';
import { articlePath } from '#src/lib/article-paths.ts';
import { articleStructuredData } from '#src/sections/blog/article-structured-data.ts';
import { Article } from '#src/sections/blog/article.tsx';
import { PageSeo } from '#src/sections/shared/page-seo.tsx';

/** Article page, created by `src/gatsby/articles` for each article. */
export default function ArticlePage({ data }: PageProps<Queries.ArticlePageQuery>) {
  const { article } = data;
  if (!article) return null;
  return (
    <>
      <PageSeo
        entry={article}
        title={article.title}
        description={article.summary}
        path={articlePath(article.slug)}
        type="article"
        hasFeeds
        jsonLd={articleStructuredData(article)}
      />
      <Article data={data} />
    </>
  );
}

export const query = graphql`
  query ArticlePage(
    $id: String!
    $linked: [String!]!
    $related: [String!]!
    $previous: [String!]!
    $next: [String!]!
  ) {
    article: strapiArticle(id: { eq: $id }) {
      ...ArticleFields
      shareCard
      share: image {
        shareImage
      }
      seo {
        ...SeoFields
      }
    }
    linked: linkedEntries(ids: $linked) {
      ...LinkedEntryFields
    }
    related: articlesByIds(ids: $related) {
      id
      ...ArticleCardFields
    }
    previous: articlesByIds(ids: $previous) {
      slug
      title
    }
    next: articlesByIds(ids: $next) {
      slug
      title
    }
    page: strapiBlogPage {
      callToAction {
        ...CallToActionFields
      }
    }
  }
`;
