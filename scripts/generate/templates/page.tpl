import { graphql, type PageProps } from 'gatsby';
import { CallToAction } from '#src/sections/shared/call-to-action.tsx';
import { EmptyPage } from '#src/sections/shared/empty-page.tsx';
import { PageHero } from '#src/sections/shared/page-hero.tsx';
import { FixedPageSeo } from '#src/sections/shared/page-seo.tsx';

const PATH = '{{path}}';

export default function {{pascalCase name}}({ data: { page } }: PageProps<Queries.{{pascalCase name}}Query>) {
  return (
    <>
      <FixedPageSeo path={PATH} page={page} hero={page?.hero} />
      {page ? <PageHero hero={page.hero} /> : <EmptyPage path={PATH} />}
      <CallToAction content={page?.callToAction} />
    </>
  );
}

export const query = graphql`
  query {{pascalCase name}} {
    page: strapi{{pascalCase name}} {
      shareCard
      hero {
        ...PageHeroFields
      }
      callToAction {
        ...CallToActionFields
      }
      seo {
        ...SeoFields
      }
    }
  }
`;
