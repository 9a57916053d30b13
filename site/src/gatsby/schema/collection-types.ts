/** GraphQL types of the CMS collection types that the site reads. */
export const collectionTypes = /* GraphQL */ `
  type STRAPI_PRODUCT_CATEGORY implements Node @dontInfer {
    name: String!
    slug: String!
    order: Int
  }

  type STRAPI_PRODUCT implements Node @dontInfer {
    documentId: String!
    name: String!
    slug: String!
    description: String!
    price: Float!
    category: STRAPI_PRODUCT_CATEGORY @link(from: "category___NODE")
    image: STRAPI__MEDIA @link(from: "image___NODE")
    featured: Boolean
    order: Int
    featuredOrder: Int
    seo: STRAPI__COMPONENT_SHARED_SEO @link(from: "seo___NODE")
    createdAt: Date! @dateformat
    updatedAt: Date! @dateformat
  }

  type STRAPI_SERVICE implements Node @dontInfer {
    documentId: String!
    name: String!
    slug: String!
    description: String!
    features: [String!]! @bullets
    price: String!
    category: String
    image: STRAPI__MEDIA @link(from: "image___NODE")
    icon: String
    order: Int
    seo: STRAPI__COMPONENT_SHARED_SEO @link(from: "seo___NODE")
    updatedAt: Date! @dateformat
  }

  type STRAPI_FLAGSHIP_PRODUCT implements Node @dontInfer {
    name: String!
    slug: String!
    subtitle: String
    description: String!
    category: String
    icon: String
    features: [String!]! @bullets
    benefits: [String!]! @bullets
    idealFor: [String!]! @bullets
    technologies: [String!]! @bullets
    pricing: STRAPI__COMPONENT_SHARED_PRICING! @link(from: "pricing___NODE")
    gradient: String!
    image: STRAPI__MEDIA @link(from: "image___NODE")
    order: Int
    seo: STRAPI__COMPONENT_SHARED_SEO @link(from: "seo___NODE")
    updatedAt: Date! @dateformat
  }

  type STRAPI_PACKAGE implements Node @dontInfer {
    name: String!
    slug: String!
    subtitle: String
    description: String!
    category: String
    features: [String!]! @bullets
    benefits: [String!]! @bullets
    priceMin: Int!
    priceMax: Int
    openEnded: Boolean
    deliveryTime: String!
    idealFor: [String!]! @bullets
    popular: Boolean
    order: Int
    updatedAt: Date! @dateformat
  }

  type STRAPI_COMPLEMENTARY_SERVICE implements Node @dontInfer {
    kind: String!
    name: String!
    slug: String!
    description: String!
    features: [String!]! @bullets
    priceMin: Int!
    priceMax: Int
    deliveryTime: String
    icon: String
    image: STRAPI__MEDIA @link(from: "image___NODE")
    chatSummary: String
    chat: [STRAPI__COMPONENT_SHARED_CHAT_LINE!]! @components
    order: Int
    updatedAt: Date! @dateformat
  }

  type STRAPI_CASE implements Node @dontInfer {
    documentId: String!
    title: String!
    slug: String!
    client: String!
    clientType: String
    industry: STRAPI_INDUSTRY @link(from: "industry___NODE")
    description: String!
    problem: String!
    solution: String!
    system: String!
    results: [STRAPI__COMPONENT_SHARED_CASE_RESULT!]! @components
    technologies: [String!]! @bullets
    image: STRAPI__MEDIA @link(from: "image___NODE")
    mockupImage: STRAPI__MEDIA @link(from: "mockupImage___NODE")
    testimonial: STRAPI__COMPONENT_SHARED_QUOTE @link(from: "testimonial___NODE")
    timeline: String!
    investment: Int!
    featured: Boolean
    completedAt: Date @dateformat
    order: Int
    seo: STRAPI__COMPONENT_SHARED_SEO @link(from: "seo___NODE")
    updatedAt: Date! @dateformat
  }

  type STRAPI_INDUSTRY implements Node @dontInfer {
    name: String!
    slug: String!
    icon: String
    color: String
    order: Int
  }

  type STRAPI_TESTIMONIAL implements Node @dontInfer {
    name: String!
    position: String
    company: String
    avatar: STRAPI__MEDIA @link(from: "avatar___NODE")
    content: String!
    rating: Int!
    projectType: String
    results: [STRAPI__COMPONENT_SHARED_TESTIMONIAL_RESULT!]! @components
    image: STRAPI__MEDIA @link(from: "image___NODE")
    companyLogo: STRAPI__MEDIA @link(from: "companyLogo___NODE")
    order: Int
    updatedAt: Date! @dateformat
  }

  type STRAPI_CLIENT implements Node @dontInfer {
    name: String!
    logo: STRAPI__MEDIA @link(from: "logo___NODE")
    url: String
    order: Int
  }
`;
