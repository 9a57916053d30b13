import { graphql, type PageProps } from 'gatsby';
import { useSettings } from '#src/components/layout/settings-provider.tsx';
import { ContactSection } from '#src/sections/contact/contact-section.tsx';
import { MapSection } from '#src/sections/contact/map-section.tsx';
import { contactPage } from '#src/sections/shared/company-structured-data.ts';
import { PageHero } from '#src/sections/shared/page-hero.tsx';
import { FixedPageSeo } from '#src/sections/shared/page-seo.tsx';
import { PAGES } from '@tequiora/cms/contracts/pages.ts';

const PATH = '/contacto';

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { page, privacy } = data;
  const settings = useSettings();
  return (
    <>
      <FixedPageSeo path={PATH} page={page} jsonLd={[contactPage(settings)]} />
      <PageHero hero={page?.hero ?? EMPTY_HERO} />
      <ContactSection content={page} privacyVersion={privacy?.version ?? null} />
      {page ? <MapSection content={page} /> : null}
    </>
  );
}

/** Hero without page content in the CMS: the form must work anyway. */
const EMPTY_HERO: Queries.PageHeroFieldsFragment = {
  kicker: null,
  title: PAGES[PATH].title,
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
