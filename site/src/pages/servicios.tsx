import { graphql, type PageProps } from 'gatsby';
import { Slices } from '#src/components/ui/slices.tsx';
import { removeHighlightMarks } from '#src/lib/text.ts';
import { BotServices } from '#src/sections/services/bot-services.tsx';
import { Conditions } from '#src/sections/services/conditions.tsx';
import { ConsultingList } from '#src/sections/services/consulting-list.tsx';
import { ImageServices } from '#src/sections/services/image-services.tsx';
import { PackagesSection } from '#src/sections/services/packages-section.tsx';
import { Process } from '#src/sections/services/process.tsx';
import { servicesStructuredData } from '#src/sections/services/services-structured-data.ts';
import { WhyUs } from '#src/sections/services/why-us.tsx';
import { CallToAction } from '#src/sections/shared/call-to-action.tsx';
import { EmptyPage } from '#src/sections/shared/empty-page.tsx';
import { PageHero } from '#src/sections/shared/page-hero.tsx';
import { PageSeo } from '#src/sections/shared/page-seo.tsx';
import { PAGES } from '@tequiora/cms/contracts/pages.ts';

const PATH = '/servicios';

export default function ServicesPage({ data, location }: PageProps<Queries.ServicesPageQuery>) {
  const { page } = data;
  const packages = data.packages.nodes;
  const image = data.image.nodes;
  const bots = data.bots.nodes;
  const services = data.services.nodes;
  return (
    <>
      <PageSeo
        entry={page}
        title={page ? removeHighlightMarks(page.hero.title) : PAGES[PATH].title}
        description={page?.hero.description}
        path={PATH}
        jsonLd={servicesStructuredData({ packages, complementary: [...image, ...bots], services })}
      />
      {page ? <PageHero hero={page.hero} imageRatio="3 / 2" /> : <EmptyPage path={PATH} />}
      <Slices>
        {page ? <WhyUs content={page} /> : null}
        <PackagesSection head={page?.packagesHead ?? null} packages={packages} />
        <ImageServices head={page?.imageHead ?? null} services={image} />
        <BotServices head={page?.botsHead ?? null} services={bots} />
        <ConsultingList
          head={page?.consultingHead ?? null}
          services={services}
          location={location}
        />
        {page ? <Process content={page} /> : null}
        {page ? <Conditions content={page} /> : null}
        <CallToAction content={page?.callToAction} />
      </Slices>
    </>
  );
}

export const query = graphql`
  query ServicesPage {
    page: strapiServicesPage {
      shareCard
      hero {
        ...PageHeroFields
      }
      ...WhyUsFields
      ...ProcessFields
      ...ConditionsFields
      packagesHead {
        ...SectionHeadFields
      }
      imageHead {
        ...SectionHeadFields
      }
      botsHead {
        ...SectionHeadFields
      }
      consultingHead {
        ...SectionHeadFields
      }
      callToAction {
        ...CallToActionFields
      }
      seo {
        ...SeoFields
      }
    }
    packages: allStrapiPackage(sort: [{ order: ASC }, { name: ASC }]) {
      nodes {
        ...PackageFields
      }
    }
    image: allStrapiComplementaryService(
      filter: { kind: { eq: "imagen" } }
      sort: [{ order: ASC }, { name: ASC }]
    ) {
      nodes {
        ...ComplementaryServiceFields
      }
    }
    bots: allStrapiComplementaryService(
      filter: { kind: { eq: "bot" } }
      sort: [{ order: ASC }, { name: ASC }]
    ) {
      nodes {
        ...ComplementaryServiceFields
      }
    }
    services: allStrapiService(sort: [{ order: ASC }, { name: ASC }]) {
      nodes {
        ...ConsultingServiceFields
      }
    }
  }
`;
