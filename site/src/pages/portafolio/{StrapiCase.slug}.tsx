import { graphql, type PageProps } from 'gatsby';
import { Container } from '#src/components/ui/container.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { CaseDetail } from '#src/sections/portfolio/case-detail.tsx';
import { CaseHero } from '#src/sections/portfolio/case-hero.tsx';
import { CaseNeighbours } from '#src/sections/portfolio/case-neighbours.tsx';
import { casePath } from '#src/sections/portfolio/case-paths.ts';
import { caseStructuredData } from '#src/sections/portfolio/case-structured-data.ts';
import { UsedProducts } from '#src/sections/portfolio/used-products.tsx';
import { CallToAction } from '#src/sections/shared/call-to-action.tsx';
import { PageSeo } from '#src/sections/shared/page-seo.tsx';

export default function CasePage({ data }: PageProps<Queries.CasePageQuery>) {
  const { content, cases, page, services } = data;
  if (!content) return null;
  return (
    <>
      <PageSeo
        entry={content}
        title={`${content.client}: ${content.title}`}
        description={content.description}
        path={casePath(content.slug)}
        jsonLd={caseStructuredData(content)}
      />
      <CaseHero content={content} />
      <Section isCompact label="Detalle del caso">
        <Container>
          <CaseDetail content={content} level={2} hasScreen payments={services?.payments ?? []} />
        </Container>
      </Section>
      <UsedProducts products={content.usedProducts} />
      <CaseNeighbours slug={content.slug} cases={cases.nodes} />
      <CallToAction content={page?.callToAction} />
    </>
  );
}

export const query = graphql`
  query CasePage($id: String!) {
    content: strapiCase(id: { eq: $id }) {
      ...CaseHeadFields
      ...CaseDetailFields
      usedProducts {
        ...ProductCardFields
      }
      shareCard
      seo {
        ...SeoFields
      }
    }
    cases: allStrapiCase(sort: [{ order: ASC }, { title: ASC }]) {
      nodes {
        slug
        title
        client
      }
    }
    services: strapiServicesPage {
      payments {
        percentage
        label
      }
    }
    page: strapiPortfolioPage {
      callToAction {
        ...CallToActionFields
      }
    }
  }
`;
