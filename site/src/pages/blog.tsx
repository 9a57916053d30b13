import { graphql, type PageProps } from 'gatsby';
import { breadcrumbList, pageCrumb } from '#src/lib/structured-data.ts';
import { UnderConstruction } from '#src/sections/blog/under-construction.tsx';
import { PageSeo } from '#src/sections/shared/page-seo.tsx';
import { PAGES } from '@tequiora/cms/contracts/pages.ts';

const PATH = '/blog';
const FALLBACK = {
  title: 'En construcción',
  description: 'Estamos preparando los primeros artículos.',
};

export default function BlogPage({ data }: PageProps<Queries.BlogPageQuery>) {
  const { page } = data;
  return (
    <>
      <PageSeo
        seo={page?.seo}
        card={page?.shareCard}
        title={PAGES[PATH].title}
        path={PATH}
        jsonLd={breadcrumbList([pageCrumb(PATH)])}
      />
      <UnderConstruction {...(page ?? FALLBACK)} />
    </>
  );
}

export const query = graphql`
  query BlogPage {
    page: strapiBlogPage {
      shareCard
      title
      description
      seo {
        ...SeoFields
      }
    }
  }
`;
