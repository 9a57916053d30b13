import { graphql } from 'gatsby';

/** One figure for `Stat` and `StatRow`. */
export const statFields = graphql`
  fragment StatFields on STRAPI__COMPONENT_SHARED_STAT {
    value
    label
  }
`;
