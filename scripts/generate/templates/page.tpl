import { graphql, type PageProps } from 'gatsby';
import { breadcrumbList, pageCrumb } from '#src/lib/structured-data.ts';
import { CallToAction } from '#src/sections/shared/call-to-action.tsx';
import { EmptyPage } from '#src/sections/shared/empty-page.tsx';
import { PageHero } from '#src/sections/shared/page-hero.tsx';
import { PageSeo } from '#src/sections/shared/page-seo.tsx';
import { PAGES } from '@tequiora/cms/contracts/pages.ts';

const PATH = '{{path}}';
const { title: FALLBACK_TITLE } = PAGES[PATH];

export default function {{pascalCase name}}({ data: { page } }: PageProps<Queries.{{pascalCase name}}Query>) {
  const crumbs = breadcrumbList([pageCrumb(PATH)]);
  if (!page) {
    return (
      <>
        <PageSeo seo={null} title={FALLBACK_TITLE} path={PATH} jsonLd={crumbs} />
        <EmptyPage title={FALLBACK_TITLE} />
      </>
    );
  }
  return (
    <>
      <PageSeo
        seo={page.seo}
        card={page.shareCard}
        title={page.hero.title}
        description={page.hero.description}
        path={PATH}
        jsonLd={crumbs}
      />
      <PageHero hero={page.hero} />
      <CallToAction content={page.callToAction} />
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
