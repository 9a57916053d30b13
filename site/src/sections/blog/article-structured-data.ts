import { absoluteUrl } from '#src/lib/absolute-url.ts';
import { articleCategoryPath, articlePath, BLOG_PATH } from '#src/lib/article-paths.ts';
import {
  breadcrumbList,
  companyReference,
  type Crumb,
  pageCrumb,
} from '#src/lib/structured-data.ts';

type ArticleFacts = Pick<
  Queries.ArticleHeaderFieldsFragment,
  'slug' | 'title' | 'summary' | 'date' | 'updatedAt' | 'author' | 'category'
> & {
  /** Absent in the preview of a draft. */
  share?: { shareImage: string | null } | null;
};

/** Returns the breadcrumb of an article, with its category. */
export function articleTrail({ slug, title, category }: ArticleFacts): Crumb[] {
  return [
    pageCrumb(BLOG_PATH),
    ...(category ? [{ name: category.name, path: articleCategoryPath(category.slug) }] : []),
    { name: title, path: articlePath(slug) },
  ];
}

/** Returns the schema.org objects of an article's page. */
export function articleStructuredData(article: ArticleFacts): object[] {
  const { slug, title, summary, date, updatedAt, author, category, share } = article;
  const url = absoluteUrl(articlePath(slug));
  const publisher = companyReference();
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: title,
      description: summary,
      url,
      mainEntityOfPage: url,
      inLanguage: 'es-MX',
      datePublished: date,
      // An article can be given a later date than that of its last change.
      dateModified: updatedAt > date ? updatedAt : date,
      author: author
        ? { '@type': 'Person', name: author.name, jobTitle: author.role, worksFor: publisher }
        : publisher,
      publisher,
      ...(category ? { articleSection: category.name } : null),
      ...(share?.shareImage ? { image: absoluteUrl(share.shareImage) } : null),
    },
    breadcrumbList(articleTrail(article)),
  ];
}
