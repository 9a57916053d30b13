/** GraphQL types of the CMS single types: one per page, and the site settings. */
export const singleTypes = /* GraphQL */ `
  type STRAPI_SITE_SETTINGS implements Node @dontInfer {
    companyName: String!
    tagline: String!
    logoVersion: String
    phone: String!
    whatsapp: String!
    email: String!
    address: STRAPI__COMPONENT_SHARED_ADDRESS! @link(from: "address___NODE")
    mapsUrl: String
    hours: STRAPI__COMPONENT_SHARED_BUSINESS_HOURS! @link(from: "hours___NODE")
    responseHours: Int!
    responseText: String!
    socialLinks: [STRAPI__COMPONENT_SHARED_SOCIAL_LINK!]! @components
    claims: [STRAPI__COMPONENT_SHARED_STAT!]! @components
    foundingYear: Int
    rating: Float
    greetings: STRAPI__COMPONENT_SHARED_GREETINGS! @link(from: "greetings___NODE")
    footerDescription: String
    newsletterTitle: String
    newsletterDescription: String
    privacyNotice: String
    seo: STRAPI__COMPONENT_SHARED_SEO @link(from: "seo___NODE")
    updatedAt: Date! @dateformat
  }

  type STRAPI_HOME_PAGE implements Node @dontInfer {
    slides: [STRAPI__COMPONENT_SECTIONS_HERO_SLIDE!]! @components
    clientsTitle: String
    specialtiesHead: STRAPI__COMPONENT_SECTIONS_SECTION_HEAD @link(from: "specialtiesHead___NODE")
    specialties: [STRAPI__COMPONENT_SECTIONS_FEATURE!]! @components
    productsHead: STRAPI__COMPONENT_SECTIONS_SECTION_HEAD @link(from: "productsHead___NODE")
    servicesHead: STRAPI__COMPONENT_SECTIONS_SECTION_HEAD @link(from: "servicesHead___NODE")
    about: STRAPI__COMPONENT_SECTIONS_ABOUT @link(from: "about___NODE")
    testimonialsHead: STRAPI__COMPONENT_SECTIONS_SECTION_HEAD @link(from: "testimonialsHead___NODE")
    callToAction: STRAPI__COMPONENT_SECTIONS_CALL_TO_ACTION @link(from: "callToAction___NODE")
    seo: STRAPI__COMPONENT_SHARED_SEO @link(from: "seo___NODE")
    updatedAt: Date! @dateformat
  }

  type STRAPI_PRODUCTS_PAGE implements Node @dontInfer {
    hero: STRAPI__COMPONENT_SECTIONS_PAGE_HERO! @link(from: "hero___NODE")
    flagshipHead: STRAPI__COMPONENT_SECTIONS_SECTION_HEAD @link(from: "flagshipHead___NODE")
    catalogueHead: STRAPI__COMPONENT_SECTIONS_SECTION_HEAD @link(from: "catalogueHead___NODE")
    promises: [STRAPI__COMPONENT_SECTIONS_FEATURE!]! @components
    callToAction: STRAPI__COMPONENT_SECTIONS_CALL_TO_ACTION @link(from: "callToAction___NODE")
    seo: STRAPI__COMPONENT_SHARED_SEO @link(from: "seo___NODE")
    updatedAt: Date! @dateformat
  }

  type STRAPI_SERVICES_PAGE implements Node @dontInfer {
    hero: STRAPI__COMPONENT_SECTIONS_PAGE_HERO! @link(from: "hero___NODE")
    whyUsHead: STRAPI__COMPONENT_SECTIONS_SECTION_HEAD @link(from: "whyUsHead___NODE")
    whyUs: [STRAPI__COMPONENT_SECTIONS_FEATURE!]! @components
    packagesHead: STRAPI__COMPONENT_SECTIONS_SECTION_HEAD @link(from: "packagesHead___NODE")
    imageHead: STRAPI__COMPONENT_SECTIONS_SECTION_HEAD @link(from: "imageHead___NODE")
    botsHead: STRAPI__COMPONENT_SECTIONS_SECTION_HEAD @link(from: "botsHead___NODE")
    consultingHead: STRAPI__COMPONENT_SECTIONS_SECTION_HEAD @link(from: "consultingHead___NODE")
    processHead: STRAPI__COMPONENT_SECTIONS_SECTION_HEAD @link(from: "processHead___NODE")
    steps: [STRAPI__COMPONENT_SECTIONS_STEP!]! @components
    conditionsHead: STRAPI__COMPONENT_SECTIONS_SECTION_HEAD @link(from: "conditionsHead___NODE")
    payments: [STRAPI__COMPONENT_SECTIONS_PAYMENT!]! @components
    conditions: [String!]! @bullets
    callToAction: STRAPI__COMPONENT_SECTIONS_CALL_TO_ACTION @link(from: "callToAction___NODE")
    seo: STRAPI__COMPONENT_SHARED_SEO @link(from: "seo___NODE")
    updatedAt: Date! @dateformat
  }

  type STRAPI_PORTFOLIO_PAGE implements Node @dontInfer {
    hero: STRAPI__COMPONENT_SECTIONS_PAGE_HERO! @link(from: "hero___NODE")
    featuredHead: STRAPI__COMPONENT_SECTIONS_SECTION_HEAD @link(from: "featuredHead___NODE")
    casesHead: STRAPI__COMPONENT_SECTIONS_SECTION_HEAD @link(from: "casesHead___NODE")
    invitation: STRAPI__COMPONENT_SECTIONS_CALL_TO_ACTION @link(from: "invitation___NODE")
    technologiesHead: STRAPI__COMPONENT_SECTIONS_SECTION_HEAD @link(from: "technologiesHead___NODE")
    technologies: [STRAPI__COMPONENT_SECTIONS_TECHNOLOGY!]! @components
    callToAction: STRAPI__COMPONENT_SECTIONS_CALL_TO_ACTION @link(from: "callToAction___NODE")
    seo: STRAPI__COMPONENT_SHARED_SEO @link(from: "seo___NODE")
    updatedAt: Date! @dateformat
  }

  type STRAPI_ABOUT_PAGE implements Node @dontInfer {
    hero: STRAPI__COMPONENT_SECTIONS_PAGE_HERO! @link(from: "hero___NODE")
    mission: STRAPI__COMPONENT_SECTIONS_TEXT @link(from: "mission___NODE")
    vision: STRAPI__COMPONENT_SECTIONS_TEXT @link(from: "vision___NODE")
    valuesHead: STRAPI__COMPONENT_SECTIONS_SECTION_HEAD @link(from: "valuesHead___NODE")
    values: [STRAPI__COMPONENT_SECTIONS_FEATURE!]! @components
    figuresHead: STRAPI__COMPONENT_SECTIONS_SECTION_HEAD @link(from: "figuresHead___NODE")
    figures: [STRAPI__COMPONENT_SHARED_STAT!]! @components
    teamHead: STRAPI__COMPONENT_SECTIONS_SECTION_HEAD @link(from: "teamHead___NODE")
    teams: [STRAPI__COMPONENT_SECTIONS_TEAM_GROUP!]! @components
    timelineHead: STRAPI__COMPONENT_SECTIONS_SECTION_HEAD @link(from: "timelineHead___NODE")
    timeline: [STRAPI__COMPONENT_SECTIONS_MILESTONE!]! @components
    callToAction: STRAPI__COMPONENT_SECTIONS_CALL_TO_ACTION @link(from: "callToAction___NODE")
    seo: STRAPI__COMPONENT_SHARED_SEO @link(from: "seo___NODE")
    updatedAt: Date! @dateformat
  }

  type STRAPI_CONTACT_PAGE implements Node @dontInfer {
    hero: STRAPI__COMPONENT_SECTIONS_PAGE_HERO! @link(from: "hero___NODE")
    formTitle: String
    formDescription: String
    replyNote: String
    mapTitle: String
    mapImage: STRAPI__MEDIA @link(from: "mapImage___NODE")
    seo: STRAPI__COMPONENT_SHARED_SEO @link(from: "seo___NODE")
    updatedAt: Date! @dateformat
  }

  type STRAPI_BLOG_PAGE implements Node @dontInfer {
    title: String!
    description: String!
    seo: STRAPI__COMPONENT_SHARED_SEO @link(from: "seo___NODE")
    updatedAt: Date! @dateformat
  }

  type STRAPI_PRIVACY_PAGE implements Node @dontInfer {
    title: String!
    version: String!
    effectiveDate: Date! @dateformat
    summary: String!
    body: JSON!
    bodyPictures: [STRAPI__MEDIA!]! @components
    seo: STRAPI__COMPONENT_SHARED_SEO @link(from: "seo___NODE")
    updatedAt: Date! @dateformat
  }

  type STRAPI_NOT_FOUND_PAGE implements Node @dontInfer {
    title: String!
    description: String!
    seo: STRAPI__COMPONENT_SHARED_SEO @link(from: "seo___NODE")
    updatedAt: Date! @dateformat
  }
`;
