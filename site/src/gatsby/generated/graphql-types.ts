// Generated from the schemas of the CMS by `npm run generate`.

export const graphqlTypes = /* GraphQL */ `
  type STRAPI__COMPONENT_PAGE_CALL_TO_ACTION implements Node @dontInfer {
    tone: String!
    kicker: String
    title: String!
    description: String
    primaryCta: STRAPI__COMPONENT_SHARED_LINK @link(from: "primaryCta___NODE")
    secondaryCta: STRAPI__COMPONENT_SHARED_LINK @link(from: "secondaryCta___NODE")
    hidden: Boolean
  }

  type STRAPI__COMPONENT_PAGE_CASES implements Node @dontInfer {
    kicker: String
    title: String!
    description: String
    cases: [STRAPI_CASE!]! @components
    hidden: Boolean
  }

  type STRAPI__COMPONENT_PAGE_CLIENTS implements Node @dontInfer {
    kicker: String
    title: String!
    description: String
    clients: [STRAPI_CLIENT!]! @components
    hidden: Boolean
  }

  type STRAPI__COMPONENT_PAGE_COMPARISON implements Node @dontInfer {
    kicker: String
    title: String!
    description: String
    columns: [String!]! @bullets
    rows: [STRAPI__COMPONENT_SECTIONS_COMPARISON_ROW!]! @components
    hidden: Boolean
  }

  type STRAPI__COMPONENT_PAGE_DOCUMENTS implements Node @dontInfer {
    kicker: String
    title: String!
    description: String
    documents: [STRAPI__COMPONENT_SECTIONS_DOCUMENT!]! @components
    hidden: Boolean
  }

  type STRAPI__COMPONENT_PAGE_FEATURES implements Node @dontInfer {
    kicker: String
    title: String!
    description: String
    features: [STRAPI__COMPONENT_SECTIONS_FEATURE!]! @components
    hidden: Boolean
  }

  type STRAPI__COMPONENT_PAGE_FIGURES implements Node @dontInfer {
    kicker: String
    title: String!
    description: String
    figures: [STRAPI__COMPONENT_SHARED_STAT!]! @components
    hidden: Boolean
  }

  type STRAPI__COMPONENT_PAGE_FORM implements Node @dontInfer {
    kicker: String
    title: String!
    description: String
    enquiryType: String!
    subject: String
    extraKind: String!
    extraLabel: String
    extraOptions: [String!]! @bullets
    extraRequired: Boolean
    thanksTitle: String
    thanksText: String
    afterSending: String!
    download: STRAPI__COMPONENT_SECTIONS_DOCUMENT @link(from: "download___NODE")
    hidden: Boolean
  }

  type STRAPI__COMPONENT_PAGE_GALLERY implements Node @dontInfer {
    kicker: String
    title: String!
    description: String
    pictures: [STRAPI__MEDIA!]! @components
    hidden: Boolean
  }

  type STRAPI__COMPONENT_PAGE_HERO implements Node @dontInfer {
    variant: String!
    kicker: String
    title: String!
    description: String
    image: STRAPI__MEDIA @link(from: "image___NODE")
    primaryCta: STRAPI__COMPONENT_SHARED_LINK @link(from: "primaryCta___NODE")
    secondaryCta: STRAPI__COMPONENT_SHARED_LINK @link(from: "secondaryCta___NODE")
    figures: [STRAPI__COMPONENT_SHARED_STAT!]! @components
    hidden: Boolean
  }

  type STRAPI__COMPONENT_PAGE_PACKAGES implements Node @dontInfer {
    kicker: String
    title: String!
    description: String
    packages: [STRAPI_PACKAGE!]! @components
    hidden: Boolean
  }

  type STRAPI__COMPONENT_PAGE_PICTURE_TEXT implements Node @dontInfer {
    imageSide: String!
    kicker: String
    title: String!
    body: JSON!
    bodyPictures: [STRAPI__MEDIA!]! @components
    image: STRAPI__MEDIA @link(from: "image___NODE")
    primaryCta: STRAPI__COMPONENT_SHARED_LINK @link(from: "primaryCta___NODE")
    hidden: Boolean
  }

  type STRAPI__COMPONENT_PAGE_PRODUCTS implements Node @dontInfer {
    selection: String!
    kicker: String
    title: String!
    description: String
    products: [STRAPI_PRODUCT!]! @components
    category: STRAPI_PRODUCT_CATEGORY @link(from: "category___NODE")
    hidden: Boolean
  }

  type STRAPI__COMPONENT_PAGE_QUESTIONS implements Node @dontInfer {
    kicker: String
    title: String!
    description: String
    questions: [STRAPI__COMPONENT_SECTIONS_QUESTION!]! @components
    hidden: Boolean
  }

  type STRAPI__COMPONENT_PAGE_SERVICES implements Node @dontInfer {
    kicker: String
    title: String!
    description: String
    services: [STRAPI_SERVICE!]! @components
    hidden: Boolean
  }

  type STRAPI__COMPONENT_PAGE_STEPS implements Node @dontInfer {
    kicker: String
    title: String!
    description: String
    steps: [STRAPI__COMPONENT_SECTIONS_STEP!]! @components
    hidden: Boolean
  }

  type STRAPI__COMPONENT_PAGE_TESTIMONIALS implements Node @dontInfer {
    kicker: String
    title: String!
    description: String
    testimonials: [STRAPI_TESTIMONIAL!]! @components
    hidden: Boolean
  }

  type STRAPI__COMPONENT_PAGE_TEXT implements Node @dontInfer {
    kicker: String
    title: String!
    body: JSON!
    bodyPictures: [STRAPI__MEDIA!]! @components
    hidden: Boolean
  }

  type STRAPI__COMPONENT_PAGE_VIDEO implements Node @dontInfer {
    kicker: String
    title: String!
    description: String
    image: STRAPI__MEDIA @link(from: "image___NODE")
    video: STRAPI__MEDIA @link(from: "video___NODE")
    captions: STRAPI__MEDIA @link(from: "captions___NODE")
    videoUrl: String
    duration: String
    recordedOn: Date @dateformat
    hidden: Boolean
  }

  type STRAPI__COMPONENT_SECTIONS_ABOUT implements Node @dontInfer {
    kicker: String
    title: String!
    body: String!
    image: STRAPI__MEDIA @link(from: "image___NODE")
    stats: [STRAPI__COMPONENT_SHARED_STAT!]! @components
    cta: STRAPI__COMPONENT_SHARED_LINK @link(from: "cta___NODE")
  }

  type STRAPI__COMPONENT_SECTIONS_BAR_CHART implements Node @dontInfer {
    title: String!
    points: [STRAPI__COMPONENT_SHARED_CHART_POINT!]! @components
  }

  type STRAPI__COMPONENT_SECTIONS_CALL_TO_ACTION implements Node @dontInfer {
    kicker: String
    title: String!
    description: String
    primaryCta: STRAPI__COMPONENT_SHARED_LINK @link(from: "primaryCta___NODE")
    secondaryCta: STRAPI__COMPONENT_SHARED_LINK @link(from: "secondaryCta___NODE")
  }

  type STRAPI__COMPONENT_SECTIONS_CLIENT_FIGURE implements Node @dontInfer {
    value: String!
    description: String!
  }

  type STRAPI__COMPONENT_SECTIONS_COMPARISON_ROW implements Node @dontInfer {
    label: String!
    values: [String!]! @bullets
  }

  type STRAPI__COMPONENT_SECTIONS_CONFIRMATION_MAIL implements Node @dontInfer {
    subject: String
    heading: String
    greeting: String
    nextSteps: String
    contactNote: String
    closing: String
  }

  type STRAPI__COMPONENT_SECTIONS_DAY_STEP implements Node @dontInfer {
    time: String
    title: String!
    description: String!
    image: STRAPI__MEDIA @link(from: "image___NODE")
    note: String
    noteX: Int
    noteY: Int
  }

  type STRAPI__COMPONENT_SECTIONS_DOCUMENT implements Node @dontInfer {
    label: String!
    description: String
    href: String!
  }

  type STRAPI__COMPONENT_SECTIONS_FEATURE implements Node @dontInfer {
    icon: String
    title: String!
    description: String
    image: STRAPI__MEDIA @link(from: "image___NODE")
    href: String
  }

  type STRAPI__COMPONENT_SECTIONS_FORM_TEXTS implements Node @dontInfer {
    nameLabel: String
    emailLabel: String
    phoneLabel: String
    typeLabel: String
    productOption: String
    serviceOption: String
    generalOption: String
    messageLabel: String
    newsletterLabel: String
    submitLabel: String
    thanksTitle: String
    thanksText: String
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
    demo: String
  }

  type STRAPI__COMPONENT_SECTIONS_HOME_SECTION implements Node @dontInfer {
    section: String!
    hidden: Boolean
  }

  type STRAPI__COMPONENT_SECTIONS_MILESTONE implements Node @dontInfer {
    year: Int!
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

  type STRAPI__COMPONENT_SECTIONS_PAYMENT implements Node @dontInfer {
    percentage: Int!
    label: String!
    description: String
  }

  type STRAPI__COMPONENT_SECTIONS_PLAN_UNIT implements Node @dontInfer {
    singular: String!
    plural: String!
    start: Int!
    max: Int!
  }

  type STRAPI__COMPONENT_SECTIONS_QUESTION implements Node @dontInfer {
    question: String!
    answer: String!
  }

  type STRAPI__COMPONENT_SECTIONS_SECTION_HEAD implements Node @dontInfer {
    kicker: String
    title: String!
    description: String
  }

  type STRAPI__COMPONENT_SECTIONS_STEP implements Node @dontInfer {
    title: String!
    description: String!
    icon: String
  }

  type STRAPI__COMPONENT_SECTIONS_SYSTEM_PLAN implements Node @dontInfer {
    name: String!
    description: String
    amount: Float!
    rates: [STRAPI__COMPONENT_SHARED_PLAN_RATE!]! @components
    features: [String!]! @bullets
  }

  type STRAPI__COMPONENT_SECTIONS_TEAM_GROUP implements Node @dontInfer {
    name: String!
    description: String
    color: String
    members: [STRAPI__COMPONENT_SECTIONS_TEAM_MEMBER!]! @components
  }

  type STRAPI__COMPONENT_SECTIONS_TEAM_MEMBER implements Node @dontInfer {
    name: String!
    role: String!
    portrait: STRAPI__MEDIA @link(from: "portrait___NODE")
  }

  type STRAPI__COMPONENT_SECTIONS_TECHNOLOGY implements Node @dontInfer {
    name: String!
    icon: String!
  }

  type STRAPI__COMPONENT_SECTIONS_TEXT implements Node @dontInfer {
    title: String!
    body: String!
  }

  type STRAPI__COMPONENT_SHARED_ADDRESS implements Node @dontInfer {
    street: String
    city: String!
    region: String!
    postalCode: String
    country: String!
  }

  type STRAPI__COMPONENT_SHARED_ANNOUNCEMENT_PAGE implements Node @dontInfer {
    href: String!
  }

  type STRAPI__COMPONENT_SHARED_BULLET implements Node @dontInfer {
    text: String!
  }

  type STRAPI__COMPONENT_SHARED_BUSINESS_HOURS implements Node @dontInfer {
    label: String
    firstDay: Int!
    lastDay: Int!
    opens: String!
    closes: String!
  }

  type STRAPI__COMPONENT_SHARED_CASE_RESULT implements Node @dontInfer {
    metric: String!
    value: String!
    description: String
    icon: String
  }

  type STRAPI__COMPONENT_SHARED_CHART_POINT implements Node @dontInfer {
    label: String!
    quantity: Float!
    text: String!
  }

  type STRAPI__COMPONENT_SHARED_CHAT_LINE implements Node @dontInfer {
    author: String!
    text: String!
    time: String!
    replies: [String!]! @bullets
  }

  type STRAPI__COMPONENT_SHARED_CLOSURE implements Node @dontInfer {
    firstDay: Date! @dateformat
    lastDay: Date @dateformat
    reason: String
  }

  type STRAPI__COMPONENT_SHARED_FOOTER_COLUMN implements Node @dontInfer {
    title: String!
    links: [STRAPI__COMPONENT_SHARED_MENU_LINK!]! @components
  }

  type STRAPI__COMPONENT_SHARED_GREETINGS implements Node @dontInfer {
    general: String!
    product: String!
    service: String!
    demo: String!
    project: String!
    quote: String!
    search: String
  }

  type STRAPI__COMPONENT_SHARED_LINK implements Node @dontInfer {
    label: String!
    target: String
    href: String
    message: String
  }

  type STRAPI__COMPONENT_SHARED_MENU_ENTRY implements Node @dontInfer {
    label: String!
    href: String!
    links: [STRAPI__COMPONENT_SHARED_MENU_LINK!]! @components
  }

  type STRAPI__COMPONENT_SHARED_MENU_LINK implements Node @dontInfer {
    label: String!
    href: String!
  }

  type STRAPI__COMPONENT_SHARED_PLAN_RATE implements Node @dontInfer {
    included: Int!
    extra: Float
  }

  type STRAPI__COMPONENT_SHARED_PRICING implements Node @dontInfer {
    amount: Float!
    period: String!
    tax: String
    note: String
  }

  type STRAPI__COMPONENT_SHARED_QUOTE implements Node @dontInfer {
    quote: String!
    author: String!
    position: String
  }

  type STRAPI__COMPONENT_SHARED_SEO implements Node @dontInfer {
    title: String
    description: String
    shareImage: STRAPI__MEDIA @link(from: "shareImage___NODE")
    noindex: Boolean
  }

  type STRAPI__COMPONENT_SHARED_SOCIAL_LINK implements Node @dontInfer {
    network: String!
    url: String
  }

  type STRAPI__COMPONENT_SHARED_SPECIFICATION implements Node @dontInfer {
    name: String!
    value: String!
  }

  type STRAPI__COMPONENT_SHARED_STAT implements Node @dontInfer {
    value: String!
    label: String!
  }

  type STRAPI__COMPONENT_SHARED_TESTIMONIAL_RESULT implements Node @dontInfer {
    metric: String!
    value: String!
    improvement: String
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
    documentId: String!
    createdAt: Date! @dateformat
    updatedAt: Date! @dateformat
  }

  type STRAPI_ANNOUNCEMENT implements Node @dontInfer {
    text: String!
    link: STRAPI__COMPONENT_SHARED_LINK @link(from: "link___NODE")
    color: String!
    closable: Boolean!
    pages: [STRAPI__COMPONENT_SHARED_ANNOUNCEMENT_PAGE!]! @components
    order: Int
    documentId: String!
    createdAt: Date! @dateformat
    updatedAt: Date! @dateformat
  }

  type STRAPI_ARTICLE_CATEGORY implements Node @dontInfer {
    name: String!
    slug: String!
    description: String
    order: Int
    documentId: String!
    createdAt: Date! @dateformat
    updatedAt: Date! @dateformat
  }

  type STRAPI_ARTICLE implements Node @dontInfer {
    title: String!
    slug: String!
    summary: String!
    image: STRAPI__MEDIA @link(from: "image___NODE")
    author: STRAPI_AUTHOR @link(from: "author___NODE")
    category: STRAPI_ARTICLE_CATEGORY @link(from: "category___NODE")
    date: Date! @dateformat
    body: JSON!
    bodyPictures: [STRAPI__MEDIA!]! @components
    seo: STRAPI__COMPONENT_SHARED_SEO @link(from: "seo___NODE")
    documentId: String!
    createdAt: Date! @dateformat
    updatedAt: Date! @dateformat
  }

  type STRAPI_AUTHOR implements Node @dontInfer {
    name: String!
    role: String!
    portrait: STRAPI__MEDIA @link(from: "portrait___NODE")
    documentId: String!
    createdAt: Date! @dateformat
    updatedAt: Date! @dateformat
  }

  type STRAPI_BLOG_PAGE implements Node @dontInfer {
    title: String!
    description: String!
    head: STRAPI__COMPONENT_SECTIONS_SECTION_HEAD @link(from: "head___NODE")
    callToAction: STRAPI__COMPONENT_SECTIONS_CALL_TO_ACTION @link(from: "callToAction___NODE")
    seo: STRAPI__COMPONENT_SHARED_SEO @link(from: "seo___NODE")
    documentId: String!
    createdAt: Date! @dateformat
    updatedAt: Date! @dateformat
  }

  type STRAPI_CASE implements Node @dontInfer {
    title: String!
    slug: String!
    client: String!
    clientType: String
    industry: STRAPI_INDUSTRY @link(from: "industry___NODE")
    description: String!
    problem: String!
    solution: String!
    system: String!
    usedSystems: [STRAPI_FLAGSHIP_PRODUCT!]! @components
    usedProducts: [STRAPI_PRODUCT!]! @components
    beforeImage: STRAPI__MEDIA @link(from: "beforeImage___NODE")
    afterImage: STRAPI__MEDIA @link(from: "afterImage___NODE")
    stages: [STRAPI__COMPONENT_SECTIONS_DAY_STEP!]! @components
    chart: STRAPI__COMPONENT_SECTIONS_BAR_CHART @link(from: "chart___NODE")
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
    documentId: String!
    createdAt: Date! @dateformat
    updatedAt: Date! @dateformat
  }

  type STRAPI_CLIENT implements Node @dontInfer {
    name: String!
    logo: STRAPI__MEDIA @link(from: "logo___NODE")
    case: STRAPI_CASE @link(from: "case___NODE")
    url: String
    order: Int
    documentId: String!
    createdAt: Date! @dateformat
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
    tax: String
    deliveryTime: String
    icon: String
    image: STRAPI__MEDIA @link(from: "image___NODE")
    chatSummary: String
    chat: [STRAPI__COMPONENT_SHARED_CHAT_LINE!]! @components
    order: Int
    documentId: String!
    createdAt: Date! @dateformat
    updatedAt: Date! @dateformat
  }

  type STRAPI_CONTACT_PAGE implements Node @dontInfer {
    hero: STRAPI__COMPONENT_SECTIONS_PAGE_HERO! @link(from: "hero___NODE")
    formTitle: String
    formDescription: String
    formTexts: STRAPI__COMPONENT_SECTIONS_FORM_TEXTS @link(from: "formTexts___NODE")
    confirmation: STRAPI__COMPONENT_SECTIONS_CONFIRMATION_MAIL @link(from: "confirmation___NODE")
    replyNote: String
    mapTitle: String
    mapImage: STRAPI__MEDIA @link(from: "mapImage___NODE")
    seo: STRAPI__COMPONENT_SHARED_SEO @link(from: "seo___NODE")
    documentId: String!
    createdAt: Date! @dateformat
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
    searchTerms: String
    technologies: [String!]! @bullets
    pricing: STRAPI__COMPONENT_SHARED_PRICING! @link(from: "pricing___NODE")
    gradient: String!
    image: STRAPI__MEDIA @link(from: "image___NODE")
    headline: String
    demo: String
    daySteps: [STRAPI__COMPONENT_SECTIONS_DAY_STEP!]! @components
    figure: STRAPI__COMPONENT_SECTIONS_CLIENT_FIGURE @link(from: "figure___NODE")
    units: [STRAPI__COMPONENT_SECTIONS_PLAN_UNIT!]! @components
    plans: [STRAPI__COMPONENT_SECTIONS_SYSTEM_PLAN!]! @components
    questions: [STRAPI__COMPONENT_SECTIONS_QUESTION!]! @components
    order: Int
    seo: STRAPI__COMPONENT_SHARED_SEO @link(from: "seo___NODE")
    documentId: String!
    createdAt: Date! @dateformat
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
    arrangement: [STRAPI__COMPONENT_SECTIONS_HOME_SECTION!]! @components
    seo: STRAPI__COMPONENT_SHARED_SEO @link(from: "seo___NODE")
    documentId: String!
    createdAt: Date! @dateformat
    updatedAt: Date! @dateformat
  }

  type STRAPI_INDUSTRY implements Node @dontInfer {
    name: String!
    slug: String!
    icon: String
    color: String
    order: Int
    documentId: String!
    createdAt: Date! @dateformat
    updatedAt: Date! @dateformat
  }

  type STRAPI_MENU implements Node @dontInfer {
    entries: [STRAPI__COMPONENT_SHARED_MENU_ENTRY!]! @components
    contactLabel: String!
    columns: [STRAPI__COMPONENT_SHARED_FOOTER_COLUMN!]! @components
    contactTitle: String!
    closing: String
    documentId: String!
    createdAt: Date! @dateformat
    updatedAt: Date! @dateformat
  }

  type STRAPI_NOT_FOUND_PAGE implements Node @dontInfer {
    title: String!
    description: String!
    homeLabel: String
    stayLabel: String
    searchLabel: String
    searchExample: String
    searchButton: String
    seo: STRAPI__COMPONENT_SHARED_SEO @link(from: "seo___NODE")
    documentId: String!
    createdAt: Date! @dateformat
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
    offerPrice: Int
    offerFrom: Date @dateformat
    offerUntil: Date @dateformat
    tax: String
    deliveryTime: String!
    idealFor: [String!]! @bullets
    popular: Boolean
    order: Int
    documentId: String!
    createdAt: Date! @dateformat
    updatedAt: Date! @dateformat
  }

  type STRAPI_PAGE implements Node @dontInfer {
    title: String!
    slug: String!
    visibility: String!
    sections: [STRAPI__COMPONENT_PAGE!]! @components
    seo: STRAPI__COMPONENT_SHARED_SEO @link(from: "seo___NODE")
    documentId: String!
    createdAt: Date! @dateformat
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
    documentId: String!
    createdAt: Date! @dateformat
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
    documentId: String!
    createdAt: Date! @dateformat
    updatedAt: Date! @dateformat
  }

  type STRAPI_PRODUCT_CATEGORY implements Node @dontInfer {
    name: String!
    slug: String!
    searchTerms: String
    order: Int
    documentId: String!
    createdAt: Date! @dateformat
    updatedAt: Date! @dateformat
  }

  type STRAPI_PRODUCT implements Node @dontInfer {
    name: String!
    slug: String!
    description: String!
    summary: String
    price: Float
    tax: String
    unit: String
    minQuantity: Int
    offerPrice: Float
    offerFrom: Date @dateformat
    offerUntil: Date @dateformat
    availability: String
    delivery: String
    warranty: String
    boxItems: [String!]! @bullets
    specifications: [STRAPI__COMPONENT_SHARED_SPECIFICATION!]! @components
    worksWithSystems: [STRAPI_FLAGSHIP_PRODUCT!]! @components
    worksWithProducts: [STRAPI_PRODUCT!]! @components
    documents: [STRAPI__COMPONENT_SECTIONS_DOCUMENT!]! @components
    questions: [STRAPI__COMPONENT_SECTIONS_QUESTION!]! @components
    category: STRAPI_PRODUCT_CATEGORY @link(from: "category___NODE")
    searchTerms: String
    image: STRAPI__MEDIA @link(from: "image___NODE")
    pictures: [STRAPI__MEDIA!]! @components
    featured: Boolean
    order: Int
    featuredOrder: Int
    seo: STRAPI__COMPONENT_SHARED_SEO @link(from: "seo___NODE")
    documentId: String!
    createdAt: Date! @dateformat
    updatedAt: Date! @dateformat
  }

  type STRAPI_PRODUCTS_PAGE implements Node @dontInfer {
    hero: STRAPI__COMPONENT_SECTIONS_PAGE_HERO! @link(from: "hero___NODE")
    flagshipHead: STRAPI__COMPONENT_SECTIONS_SECTION_HEAD @link(from: "flagshipHead___NODE")
    catalogueHead: STRAPI__COMPONENT_SECTIONS_SECTION_HEAD @link(from: "catalogueHead___NODE")
    promises: [STRAPI__COMPONENT_SECTIONS_FEATURE!]! @components
    callToAction: STRAPI__COMPONENT_SECTIONS_CALL_TO_ACTION @link(from: "callToAction___NODE")
    seo: STRAPI__COMPONENT_SHARED_SEO @link(from: "seo___NODE")
    documentId: String!
    createdAt: Date! @dateformat
    updatedAt: Date! @dateformat
  }

  type STRAPI_SERVICE implements Node @dontInfer {
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
    documentId: String!
    createdAt: Date! @dateformat
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
    documentId: String!
    createdAt: Date! @dateformat
    updatedAt: Date! @dateformat
  }

  type STRAPI_SITE_SETTINGS implements Node @dontInfer {
    companyName: String!
    tagline: String!
    logoVersion: String
    phone: String!
    whatsapp: String!
    email: String!
    address: STRAPI__COMPONENT_SHARED_ADDRESS! @link(from: "address___NODE")
    mapsUrl: String
    hours: [STRAPI__COMPONENT_SHARED_BUSINESS_HOURS!]! @components
    closures: [STRAPI__COMPONENT_SHARED_CLOSURE!]! @components
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
    documentId: String!
    createdAt: Date! @dateformat
    updatedAt: Date! @dateformat
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
    documentId: String!
    createdAt: Date! @dateformat
    updatedAt: Date! @dateformat
  }

  union STRAPI__COMPONENT_PAGE =
    | STRAPI__COMPONENT_PAGE_HERO
    | STRAPI__COMPONENT_PAGE_TEXT
    | STRAPI__COMPONENT_PAGE_PICTURE_TEXT
    | STRAPI__COMPONENT_PAGE_FEATURES
    | STRAPI__COMPONENT_PAGE_STEPS
    | STRAPI__COMPONENT_PAGE_FIGURES
    | STRAPI__COMPONENT_PAGE_PRODUCTS
    | STRAPI__COMPONENT_PAGE_SERVICES
    | STRAPI__COMPONENT_PAGE_PACKAGES
    | STRAPI__COMPONENT_PAGE_CASES
    | STRAPI__COMPONENT_PAGE_TESTIMONIALS
    | STRAPI__COMPONENT_PAGE_CLIENTS
    | STRAPI__COMPONENT_PAGE_QUESTIONS
    | STRAPI__COMPONENT_PAGE_COMPARISON
    | STRAPI__COMPONENT_PAGE_GALLERY
    | STRAPI__COMPONENT_PAGE_VIDEO
    | STRAPI__COMPONENT_PAGE_DOCUMENTS
    | STRAPI__COMPONENT_PAGE_FORM
    | STRAPI__COMPONENT_PAGE_CALL_TO_ACTION
`;
