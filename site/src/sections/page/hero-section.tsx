import { graphql } from 'gatsby';
import { PageHero } from '#src/sections/shared/page-hero.tsx';
import type { SectionProps } from './page-section.ts';

type HeroSectionProps = SectionProps<Queries.HeroSectionFieldsFragment>;

/** The title, buttons and picture at the start of a page, or of a part of it. */
export function HeroSection({ content, headId, isFirst }: HeroSectionProps) {
  return (
    <PageHero
      hero={content}
      headId={headId}
      level={isFirst ? 1 : 2}
      tone={content.variant === 'oscura' ? 'dark' : 'light'}
      hasImage={content.variant !== 'sinImagen'}
    />
  );
}

export const heroSectionFields = graphql`
  fragment HeroSectionFields on STRAPI__COMPONENT_PAGE_HERO {
    hidden
    variant
    kicker
    title
    description
    image {
      alternativeText
      focalPoint {
        x
        y
      }
      localFile {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1080)
        }
      }
    }
    primaryCta {
      ...LinkFields
    }
    secondaryCta {
      ...LinkFields
    }
    figures {
      ...StatFields
    }
  }
`;
