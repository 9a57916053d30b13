import { graphql } from 'gatsby';

/** Fields for `SectionHead`. */
export const sectionHeadFields = graphql`
  fragment SectionHeadFields on STRAPI__COMPONENT_SECTIONS_SECTION_HEAD {
    kicker
    title
    description
  }
`;
