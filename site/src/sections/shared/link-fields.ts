import { graphql } from 'gatsby';

/** A `shared.link` of the CMS; `CmsLink` takes it. */
export const linkFields = graphql`
  fragment LinkFields on STRAPI__COMPONENT_SHARED_LINK {
    label
    target
    href
    message
  }
`;
