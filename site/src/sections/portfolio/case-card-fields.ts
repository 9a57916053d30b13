import { graphql } from 'gatsby';

/** Fields of a card in the grid. */
export const caseCardFields = graphql`
  fragment CaseCardFields on STRAPI_CASE {
    slug
    title
    client
    problem
    technologies
    industry {
      slug
      name
      color
    }
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
    mockupImage {
      alternativeText
      focalPoint {
        x
        y
      }
      localFile {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1200)
        }
      }
    }
  }
`;

/** A featured card also shows results. */
export const featuredCaseFields = graphql`
  fragment FeaturedCaseFields on STRAPI_CASE {
    ...CaseCardFields
    results {
      metric
      value
    }
  }
`;
