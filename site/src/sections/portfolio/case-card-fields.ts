import { graphql } from 'gatsby';

/** What a card of the grid shows. */
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

/** A featured card shows results too. */
export const featuredCaseFields = graphql`
  fragment FeaturedCaseFields on STRAPI_CASE {
    ...CaseCardFields
    results {
      metric
      value
    }
  }
`;
