import { graphql, type PageProps } from 'gatsby';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Price } from '#src/components/ui/price.tsx';
import { breadcrumbList, pageCrumb } from '#src/lib/structured-data.ts';
import { systemJsonLd } from '#src/sections/products/flagship/software-applications.ts';
import { PromisesSection } from '#src/sections/products/promises-section.tsx';
import { SystemContents } from '#src/sections/products/system/system-contents.tsx';
import { SystemDay } from '#src/sections/products/system/system-day.tsx';
import { SystemFigure } from '#src/sections/products/system/system-figure.tsx';
import { SystemHardware } from '#src/sections/products/system/system-hardware.tsx';
import { SystemHero } from '#src/sections/products/system/system-hero.tsx';
import { systemPath } from '#src/sections/products/system/system-paths.ts';
import { PLANS_ID, SystemPlans } from '#src/sections/products/system/system-plans.tsx';
import { CallToAction } from '#src/sections/shared/call-to-action.tsx';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import { PageSeo } from '#src/sections/shared/page-seo.tsx';
import { PriceBar } from '#src/sections/shared/price-bar.tsx';
import { faqPage, QuestionList } from '#src/sections/shared/question-list.tsx';

/** Page of a system, created by `src/gatsby/products` for each flagship product. */
export default function SystemPage({ data }: PageProps<Queries.SystemPageQuery>) {
  const { system, page, hardware, cases } = data;
  if (!system) return null;
  const { name, slug, subtitle, description, pricing, questions } = system;
  const path = systemPath(slug);
  const trail = [pageCrumb('/productos'), { name, path }];
  return (
    <>
      <PageSeo
        entry={system}
        title={subtitle ? `${name}: ${subtitle}` : name}
        description={description}
        path={path}
        jsonLd={[
          systemJsonLd(system, system.share?.shareImage),
          breadcrumbList(trail),
          ...faqPage(questions),
        ]}
      />
      <SystemHero system={system} trail={trail} />
      <PriceBar
        name={name}
        price={
          <Price amount={pricing.amount} unit={`/${pricing.period}`} tax={pricing.tax} isFrom />
        }
        action={
          <ButtonLink to={`#${PLANS_ID}`} size="md">
            Calcular mi precio
          </ButtonLink>
        }
      />
      <SystemDay name={name} steps={system.daySteps} />
      <SystemFigure figure={system.figure} cases={cases.nodes} />
      <SystemContents system={system} />
      <SystemPlans system={system} />
      <SystemHardware products={hardware} />
      {questions.length > 0 ? (
        <HeadedSection isCompact isSide headId="preguntas" title="Antes de contratarlo">
          <QuestionList questions={questions} />
        </HeadedSection>
      ) : null}
      <PromisesSection promises={page?.promises ?? []} />
      <CallToAction content={page?.callToAction} tone="navy" />
    </>
  );
}

export const query = graphql`
  query SystemPage($id: String!, $hardware: [String!]!) {
    system: strapiFlagshipProduct(id: { eq: $id }) {
      ...SystemFields
      share: image {
        shareImage
      }
      shareCard
      seo {
        ...SeoFields
      }
    }
    hardware: productsByIds(ids: $hardware) {
      id
      ...ProductCardFields
    }
    cases: allStrapiCase(
      filter: { usedSystems: { elemMatch: { id: { eq: $id } } } }
      sort: [{ order: ASC }, { title: ASC }]
    ) {
      nodes {
        slug
        client
      }
    }
    page: strapiProductsPage {
      promises {
        ...PromiseFields
      }
      callToAction {
        ...CallToActionFields
      }
    }
  }
`;
