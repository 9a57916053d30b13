import { graphql } from 'gatsby';

/** One figure, as `Stat` and `StatRow` take it. */
export const statFields = graphql`
  fragment StatFields on STRAPI__COMPONENT_SHARED_STAT {
    value
    label
  }
`;
