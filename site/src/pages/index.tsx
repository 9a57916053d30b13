import { graphql, type PageProps } from 'gatsby';
import { Fragment, type ReactNode } from 'react';
import { useSettings } from '#src/components/layout/settings-provider.tsx';
import { Slices } from '#src/components/ui/slices.tsx';
import { AboutSection } from '#src/sections/home/about-section.tsx';
import { ClientStrip } from '#src/sections/home/client-strip.tsx';
import { FeaturedProducts } from '#src/sections/home/featured-products.tsx';
import { HeroSection } from '#src/sections/home/hero-section.tsx';
import { ServicesSection } from '#src/sections/home/services-section.tsx';
import { SpecialtiesSection } from '#src/sections/home/specialties-section.tsx';
import { TestimonialsSection } from '#src/sections/home/testimonials-section.tsx';
import { CallToAction } from '#src/sections/shared/call-to-action.tsx';
import { localBusiness, webSite } from '#src/sections/shared/company-structured-data.ts';
import { EmptyPage } from '#src/sections/shared/empty-page.tsx';
import { PageSeo } from '#src/sections/shared/page-seo.tsx';
import { shownHomeSections, type HomeSection } from '@tequiora/cms/contracts/home-sections.ts';
import { PAGES } from '@tequiora/cms/contracts/pages.ts';

const PATH = '/';

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { page, clients, products, services, testimonials } = data;
  const settings = useSettings();
  const sections: Record<HomeSection, ReactNode> = {
    clientes: <ClientStrip title={page?.clientsTitle} clients={clients.nodes} />,
    especialidades: (
      <SpecialtiesSection
        head={page?.specialtiesHead ?? null}
        specialties={page?.specialties ?? []}
      />
    ),
    'productos-destacados': (
      <FeaturedProducts head={page?.productsHead ?? null} products={products.nodes} />
    ),
    servicios: <ServicesSection head={page?.servicesHead ?? null} services={services.nodes} />,
    'sobre-nosotros': <AboutSection about={page?.about ?? null} />,
    testimonios: (
      <TestimonialsSection
        head={page?.testimonialsHead ?? null}
        testimonials={testimonials.nodes}
      />
    ),
    llamada: <CallToAction content={page?.callToAction} />,
  };
  return (
    <>
      <PageSeo
        entry={page}
        title={PAGES[PATH].title}
        path={PATH}
        jsonLd={settings ? [localBusiness(settings), webSite(settings.companyName)] : []}
      />
      {page && page.slides.length > 0 ? (
        <HeroSection slides={page.slides} />
      ) : (
        <EmptyPage path={PATH} />
      )}
      <Slices>
        {shownHomeSections(page?.arrangement ?? []).map((name) => (
          <Fragment key={name}>{sections[name]}</Fragment>
        ))}
      </Slices>
    </>
  );
}

export const query = graphql`
  query HomePage {
    page: strapiHomePage {
      slides {
        ...HeroSlideFields
      }
      clientsTitle
      specialtiesHead {
        ...SectionHeadFields
      }
      specialties {
        ...SpecialtyCardFields
      }
      productsHead {
        ...SectionHeadFields
      }
      servicesHead {
        ...SectionHeadFields
      }
      about {
        ...AboutSectionFields
      }
      testimonialsHead {
        ...SectionHeadFields
      }
      callToAction {
        ...CallToActionFields
      }
      arrangement {
        section
        hidden
      }
      seo {
        ...SeoFields
      }
    }
    clients: allStrapiClient(sort: [{ order: ASC }, { name: ASC }]) {
      nodes {
        ...ClientLogoFields
      }
    }
    products: allStrapiProduct(
      filter: { featured: { eq: true } }
      sort: [{ featuredOrder: ASC }, { name: ASC }]
    ) {
      nodes {
        ...ProductCardFields
      }
    }
    services: allStrapiService(sort: [{ order: ASC }, { name: ASC }], limit: 3) {
      nodes {
        ...ServiceRowFields
      }
    }
    testimonials: allStrapiTestimonial(sort: [{ order: ASC }, { name: ASC }]) {
      nodes {
        ...TestimonialFields
      }
    }
  }
`;
