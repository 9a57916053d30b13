import { graphql } from 'gatsby';
import { PageHero } from '#src/sections/shared/page-hero.tsx';
import { PageSections, shownSections } from './page-sections.tsx';

type ComposedPageProps = { content: Queries.ComposedPageFieldsFragment };

const NO_HERO = {
  kicker: null,
  description: null,
  image: null,
  primaryCta: null,
  secondaryCta: null,
  figures: [],
};

/** The sections of a page that staff composed; without a hero at the start, below the title of the page. */
export function ComposedPage({ content: { title, sections } }: ComposedPageProps) {
  const shown = shownSections(sections);
  const hasHero = shown[0]?.__typename === 'STRAPI__COMPONENT_PAGE_HERO';
  return (
    <>
      {hasHero ? null : <PageHero hero={{ ...NO_HERO, title }} />}
      <PageSections sections={shown} isFirstTitle={hasHero} />
    </>
  );
}

export const composedPageFields = graphql`
  fragment ComposedPageFields on STRAPI_PAGE {
    title
    sections {
      ...PageSectionFields
    }
  }
`;
