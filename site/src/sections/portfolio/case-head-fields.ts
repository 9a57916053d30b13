import { graphql } from 'gatsby';

/** Fields of the case header, on its page and in its dialog. */
export const caseHeadFields = graphql`
  fragment CaseHeadFields on STRAPI_CASE {
    slug
    title
    client
    clientType
    description
    completedAt
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
          gatsbyImageData(layout: CONSTRAINED, width: 1440)
        }
      }
    }
  }
`;
