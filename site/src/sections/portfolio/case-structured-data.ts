import { absoluteUrl } from '#src/lib/absolute-url.ts';
import { breadcrumbList, companyReference, pageCrumb } from '#src/lib/structured-data.ts';
import { casePath, PORTFOLIO_PATH } from './case-paths.ts';

type CaseFacts = Pick<
  Queries.CaseHeadFieldsFragment,
  'slug' | 'title' | 'client' | 'description' | 'completedAt' | 'industry' | 'image'
> & { technologies: readonly string[] };

/** Returns the schema.org objects of a case page: the article and its breadcrumb. */
export function caseStructuredData(content: CaseFacts): object[] {
  const { slug, title, client, description, completedAt, industry, image, technologies } = content;
  const picture = image?.localFile?.childImageSharp?.gatsbyImageData.images.fallback?.src;
  const publisher = companyReference();
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: title,
      description,
      url: absoluteUrl(casePath(slug)),
      mainEntityOfPage: absoluteUrl(casePath(slug)),
      inLanguage: 'es-MX',
      author: publisher,
      publisher,
      about: { '@type': 'Organization', name: client },
      ...(industry ? { articleSection: industry.name } : null),
      ...(completedAt ? { datePublished: completedAt } : null),
      ...(picture ? { image: absoluteUrl(picture) } : null),
      ...(technologies.length > 0 ? { keywords: technologies.join(', ') } : null),
    },
    breadcrumbList([pageCrumb(PORTFOLIO_PATH), { name: client, path: casePath(slug) }]),
  ];
}
