import { graphql } from 'gatsby';

/** Fields of a CMS `shared.link`, for `CmsLink`. */
export const linkFields = graphql`
  fragment LinkFields on STRAPI__COMPONENT_SHARED_LINK {
    label
    target
    href
    message
  }
`;
