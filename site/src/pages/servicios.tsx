import { graphql, type PageProps } from 'gatsby';
import { Slices } from '#src/components/ui/slices.tsx';
import { removeHighlightMarks } from '#src/lib/text.ts';
import { BotServices } from '#src/sections/services/bot-services.tsx';
import { Conditions } from '#src/sections/services/conditions.tsx';
import { ConsultingList } from '#src/sections/services/consulting-list.tsx';
import { ImageServices } from '#src/sections/services/image-services.tsx';
import { PackagesSection } from '#src/sections/services/packages-section.tsx';
import { Process } from '#src/sections/services/process.tsx';
import {
  ServiceKindCards,
  type ServiceKindCard,
} from '#src/sections/services/service-kind-cards.tsx';
import type { ServiceKind } from '#src/sections/services/service-kind-drawings.ts';
import { servicesStructuredData } from '#src/sections/services/services-structured-data.ts';
import { WhyUs } from '#src/sections/services/why-us.tsx';
import { CallToAction } from '#src/sections/shared/call-to-action.tsx';
import { EmptyPage } from '#src/sections/shared/empty-page.tsx';
import { PageHero } from '#src/sections/shared/page-hero.tsx';
import { PageSeo } from '#src/sections/shared/page-seo.tsx';
import { SectionBar } from '#src/sections/shared/section-bar.tsx';
import { PAGES, type SectionId } from '@tequiora/cms/contracts/pages.ts';

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
      <ServiceKindCards cards={cardsOf(data)} />
      <SectionBar sections={sectionsOf(data)} />
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

function cardsOf({ page, ...lists }: Queries.ServicesPageQuery): ServiceKindCard[] {
  const packages = lists.packages.nodes.map(({ offerPrice, priceMin }) => offerPrice ?? priceMin);
  const prices = ({ nodes }: typeof lists.image) => nodes.map(({ priceMin }) => priceMin);
  const card = (kind: ServiceKind, id: SectionId<'/servicios'>, label: string) => ({
    kind,
    id,
    label,
  });
  const least = (amounts: readonly number[]) => ({
    from: amounts.length > 0 ? Math.min(...amounts) : null,
    count: amounts.length,
  });
  return [
    {
      ...card('web', 'paquetes', 'Tu sitio web'),
      ...{ head: page?.packagesHead ?? null, ...least(packages) },
    },
    {
      ...card('image', 'imagen', 'Tu imagen'),
      ...{ head: page?.imageHead ?? null, ...least(prices(lists.image)) },
    },
    {
      ...card('bot', 'chatbots', 'Chatbots'),
      ...{ head: page?.botsHead ?? null, ...least(prices(lists.bots)) },
    },
    {
      ...card('consulting', 'consultoria', 'A la medida'),
      ...{ head: page?.consultingHead ?? null, from: null, count: lists.services.nodes.length },
    },
  ].filter(({ count }) => count > 0);
}

function sectionsOf(data: Queries.ServicesPageQuery) {
  const { page } = data;
  const others: { id: SectionId<'/servicios'>; label: string; isShown: boolean | undefined }[] = [
    { id: 'proceso', label: 'Cómo trabajamos', isShown: page?.steps.length !== 0 },
    {
      id: 'condiciones',
      label: 'Pagos',
      isShown: page?.payments.length !== 0 || page.conditions.length > 0,
    },
  ];
  return [
    ...cardsOf(data).map(({ id, label }) => ({ id, label })),
    ...(page ? others.filter(({ isShown }) => isShown) : []),
  ];
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
