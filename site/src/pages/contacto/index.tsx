import { graphql, type PageProps } from 'gatsby';
import { useSettings } from '#src/components/layout/settings-provider.tsx';
import { breadcrumbList, pageCrumb } from '#src/lib/structured-data.ts';
import { ContactSection } from '#src/sections/contact/contact-section.tsx';
import { MapSection } from '#src/sections/contact/map-section.tsx';
import { PageHero } from '#src/sections/shared/page-hero.tsx';
import { PageSeo } from '#src/sections/shared/page-seo.tsx';
import { contactPage } from '#src/sections/shared/professional-service.ts';
import { PAGES } from '@tequiora/cms/contracts/pages.ts';

const PATH = '/contacto';
const { title: FALLBACK_TITLE } = PAGES[PATH];

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { page, privacy } = data;
  const settings = useSettings();
  return (
    <>
      <PageSeo
        seo={page?.seo}
        card={page?.shareCard}
        title={FALLBACK_TITLE}
        path={PATH}
        jsonLd={[contactPage(FALLBACK_TITLE, PATH, settings), breadcrumbList([pageCrumb(PATH)])]}
      />
      <PageHero hero={page?.hero ?? EMPTY_HERO} />
      <ContactSection content={page} privacyVersion={privacy?.version ?? null} />
      {page ? <MapSection content={page} /> : null}
    </>
  );
}

/** Hero without page content in the CMS: the form must work anyway. */
const EMPTY_HERO: Queries.PageHeroFieldsFragment = {
  kicker: null,
  title: FALLBACK_TITLE,
  description: null,
  image: null,
  primaryCta: null,
  secondaryCta: null,
  figures: [],
};

export const query = graphql`
  query ContactPage {
    page: strapiContactPage {
      shareCard
      hero {
        ...PageHeroFields
      }
      ...ContactSectionFields
      ...MapSectionFields
      seo {
        ...SeoFields
      }
    }
    privacy: strapiPrivacyPage {
      version
    }
  }
`;
