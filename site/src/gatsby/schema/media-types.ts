/** GraphQL types of pictures, which the media library of the CMS defines. */
export const mediaTypes = /* GraphQL */ `
  type FOCAL_POINT {
    x: Float!
    y: Float!
  }

  type STRAPI__MEDIA implements Node @dontInfer {
    documentId: String!
    name: String!
    alternativeText: String
    url: String!
    width: Int
    height: Int
    focalPoint: FOCAL_POINT
    localFile: File @link(from: "localFile___NODE")
  }
`;
