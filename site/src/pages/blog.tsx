import { graphql, type PageProps } from 'gatsby';
import { UnderConstruction } from '#src/sections/blog/under-construction.tsx';
import { FixedPageSeo } from '#src/sections/shared/page-seo.tsx';

const FALLBACK = {
  title: 'En construcción',
  description: 'Estamos preparando los primeros artículos.',
};

export default function BlogPage({ data }: PageProps<Queries.BlogPageQuery>) {
  const { page } = data;
  return (
    <>
      <FixedPageSeo path="/blog" page={page} />
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
