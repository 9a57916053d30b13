import { graphql, type PageProps } from 'gatsby';
import { pageList } from '#src/lib/structured-data.ts';
import { CaseOpenerProvider } from '#src/sections/portfolio/case-opener-provider.tsx';
import { casePath, PORTFOLIO_PATH } from '#src/sections/portfolio/case-paths.ts';
import { CasesSection } from '#src/sections/portfolio/cases-section.tsx';
import { FeaturedCases } from '#src/sections/portfolio/featured-cases.tsx';
import { TechnologiesStrip } from '#src/sections/portfolio/technologies-strip.tsx';
import { CallToAction } from '#src/sections/shared/call-to-action.tsx';
import { EmptyPage } from '#src/sections/shared/empty-page.tsx';
import { PageHero } from '#src/sections/shared/page-hero.tsx';
import { FixedPageSeo } from '#src/sections/shared/page-seo.tsx';

export default function PortfolioPage({ data, location }: PageProps<Queries.PortfolioPageQuery>) {
  const { page, featured, cases, industries } = data;
  return (
    <>
      <FixedPageSeo
        path={PORTFOLIO_PATH}
        page={page}
        hero={page?.hero}
        jsonLd={caseList(cases.nodes)}
      />
      {page ? <PageHero hero={page.hero} tone="dark" /> : <EmptyPage path={PORTFOLIO_PATH} />}
      <CaseOpenerProvider>
        <FeaturedCases head={page?.featuredHead ?? null} cases={featured.nodes} />
        <CasesSection
          head={page?.casesHead ?? null}
          cases={cases.nodes}
          industries={industries.nodes}
          invitation={page?.invitation}
          locationKey={location.key ?? ''}
        />
      </CaseOpenerProvider>
      {page ? <TechnologiesStrip content={page} /> : null}
      <CallToAction content={page?.callToAction} />
    </>
  );
}

function caseList(cases: Queries.PortfolioPageQuery['cases']['nodes']): object[] {
  if (cases.length === 0) return [];
  const pages = cases.map(({ title, slug }) => ({ name: title, path: casePath(slug) }));
  return [pageList('Casos de Tequiora', pages)];
}

export const query = graphql`
  query PortfolioPage {
    page: strapiPortfolioPage {
      shareCard
      hero {
        ...PageHeroFields
      }
      featuredHead {
        ...SectionHeadFields
      }
      casesHead {
        ...SectionHeadFields
      }
      invitation {
        ...CallToActionFields
      }
      ...TechnologiesStripFields
      callToAction {
        ...CallToActionFields
      }
      seo {
        ...SeoFields
      }
    }
    featured: allStrapiCase(
      filter: { featured: { eq: true } }
      sort: [{ order: ASC }, { title: ASC }]
    ) {
      nodes {
        ...FeaturedCaseFields
      }
    }
    cases: allStrapiCase(sort: [{ order: ASC }, { title: ASC }]) {
      nodes {
        ...CaseCardFields
      }
    }
    industries: allStrapiIndustry(sort: [{ order: ASC }, { name: ASC }]) {
      nodes {
        slug
        name
        icon
      }
    }
  }
`;
