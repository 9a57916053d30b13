/** GraphQL types of the CMS components. Lists and fields that the CMS requires are non-null. */
export const componentTypes = /* GraphQL */ `
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

  type STRAPI__COMPONENT_SHARED_BULLET implements Node @dontInfer {
    text: String!
  }

  type STRAPI__COMPONENT_SHARED_SEO implements Node @dontInfer {
    title: String
    description: String
    shareImage: STRAPI__MEDIA @link(from: "shareImage___NODE")
    noindex: Boolean
  }

  type STRAPI__COMPONENT_SHARED_STAT implements Node @dontInfer {
    value: String!
    label: String!
  }

  type STRAPI__COMPONENT_SHARED_LINK implements Node @dontInfer {
    label: String!
    target: String
    href: String
    message: String
  }

  type STRAPI__COMPONENT_SHARED_PRICING implements Node @dontInfer {
    amount: Float!
    period: String!
    note: String
  }

  type STRAPI__COMPONENT_SHARED_QUOTE implements Node @dontInfer {
    quote: String!
    author: String!
    position: String
  }

  type STRAPI__COMPONENT_SHARED_CASE_RESULT implements Node @dontInfer {
    metric: String!
    value: String!
    description: String
    icon: String
  }

  type STRAPI__COMPONENT_SHARED_CHAT_LINE implements Node @dontInfer {
    author: String!
    text: String!
    time: String!
    replies: [String!]! @bullets
  }

  type STRAPI__COMPONENT_SHARED_TESTIMONIAL_RESULT implements Node @dontInfer {
    metric: String!
    value: String!
    improvement: String
  }

  type STRAPI__COMPONENT_SHARED_ADDRESS implements Node @dontInfer {
    street: String
    city: String!
    region: String!
    postalCode: String
    country: String!
  }

  type STRAPI__COMPONENT_SHARED_BUSINESS_HOURS implements Node @dontInfer {
    label: String!
    firstDay: Int!
    lastDay: Int!
    opens: String!
    closes: String!
  }

  type STRAPI__COMPONENT_SHARED_SOCIAL_LINK implements Node @dontInfer {
    network: String!
    url: String
  }

  type STRAPI__COMPONENT_SHARED_GREETINGS implements Node @dontInfer {
    general: String!
    product: String!
    service: String!
    demo: String!
    project: String!
    quote: String!
  }

  type STRAPI__COMPONENT_SECTIONS_SECTION_HEAD implements Node @dontInfer {
    kicker: String
    title: String!
    description: String
  }

  type STRAPI__COMPONENT_SECTIONS_PAGE_HERO implements Node @dontInfer {
    kicker: String
    title: String!
    description: String
    image: STRAPI__MEDIA @link(from: "image___NODE")
    primaryCta: STRAPI__COMPONENT_SHARED_LINK @link(from: "primaryCta___NODE")
    secondaryCta: STRAPI__COMPONENT_SHARED_LINK @link(from: "secondaryCta___NODE")
    figures: [STRAPI__COMPONENT_SHARED_STAT!]! @components
  }

  type STRAPI__COMPONENT_SECTIONS_HERO_SLIDE implements Node @dontInfer {
    label: String!
    icon: String
    subtitle: String
    title: String!
    description: String!
    primaryCta: STRAPI__COMPONENT_SHARED_LINK! @link(from: "primaryCta___NODE")
    secondaryCta: STRAPI__COMPONENT_SHARED_LINK @link(from: "secondaryCta___NODE")
    image: STRAPI__MEDIA @link(from: "image___NODE")
    features: [String!]! @bullets
    stats: [STRAPI__COMPONENT_SHARED_STAT!]! @components
    gradient: String!
  }

  type STRAPI__COMPONENT_SECTIONS_FEATURE implements Node @dontInfer {
    icon: String
    title: String!
    description: String
    image: STRAPI__MEDIA @link(from: "image___NODE")
    href: String
  }

  type STRAPI__COMPONENT_SECTIONS_STEP implements Node @dontInfer {
    title: String!
    description: String!
    icon: String
  }

  type STRAPI__COMPONENT_SECTIONS_TEXT implements Node @dontInfer {
    title: String!
    body: String!
  }

  type STRAPI__COMPONENT_SECTIONS_ABOUT implements Node @dontInfer {
    kicker: String
    title: String!
    body: String!
    image: STRAPI__MEDIA @link(from: "image___NODE")
    stats: [STRAPI__COMPONENT_SHARED_STAT!]! @components
    cta: STRAPI__COMPONENT_SHARED_LINK @link(from: "cta___NODE")
  }

  type STRAPI__COMPONENT_SECTIONS_TEAM_MEMBER implements Node @dontInfer {
    name: String!
    role: String!
    portrait: STRAPI__MEDIA @link(from: "portrait___NODE")
  }

  type STRAPI__COMPONENT_SECTIONS_TEAM_GROUP implements Node @dontInfer {
    name: String!
    description: String
    color: String
    members: [STRAPI__COMPONENT_SECTIONS_TEAM_MEMBER!]! @components
  }

  type STRAPI__COMPONENT_SECTIONS_MILESTONE implements Node @dontInfer {
    year: Int!
    title: String!
    description: String
  }

  type STRAPI__COMPONENT_SECTIONS_CALL_TO_ACTION implements Node @dontInfer {
    kicker: String
    title: String!
    description: String
    primaryCta: STRAPI__COMPONENT_SHARED_LINK @link(from: "primaryCta___NODE")
    secondaryCta: STRAPI__COMPONENT_SHARED_LINK @link(from: "secondaryCta___NODE")
  }

  type STRAPI__COMPONENT_SECTIONS_PAYMENT implements Node @dontInfer {
    percentage: Int!
    label: String!
    description: String
  }

  type STRAPI__COMPONENT_SECTIONS_TECHNOLOGY implements Node @dontInfer {
    name: String!
    icon: String!
  }
`;
