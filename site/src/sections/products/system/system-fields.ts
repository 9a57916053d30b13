import { graphql } from 'gatsby';

export const systemFields = graphql`
  fragment SystemFields on STRAPI_FLAGSHIP_PRODUCT {
    ...FlagshipFields
    headline
    demo
    daySteps {
      time
      title
      description
      note
      noteX
      noteY
      image {
        alternativeText
        localFile {
          childImageSharp {
            gatsbyImageData(layout: CONSTRAINED, width: 1440, breakpoints: [640, 1080, 1440])
          }
        }
      }
    }
    figure {
      value
      description
    }
    units {
      singular
      plural
      start
      max
    }
    plans {
      name
      description
      amount
      rates {
        included
        extra
      }
      features
    }
    questions {
      question
      answer
    }
  }
`;
