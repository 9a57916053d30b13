/**
 * Types to read from the CMS, with their populate depth. Media inside components must be listed
 * explicitly.
 */

type Populate = true | { populate?: Record<string, Populate>; fields?: string[] };
type StrapiType = { singularName: string; queryParams: { populate: Record<string, Populate> } };

const link = true;
const seo: Populate = { populate: { shareImage: true } };
const hero: Populate = {
  populate: { image: true, primaryCta: link, secondaryCta: link, figures: true },
};
const callToAction: Populate = { populate: { primaryCta: link, secondaryCta: link } };
const feature: Populate = { populate: { image: true } };

function type(singularName: string, populate: Record<string, Populate> = {}): StrapiType {
  return { singularName, queryParams: { populate } };
}

export const strapiCollectionTypes: StrapiType[] = [
  type('product-category'),
  type('product', { category: true, image: true, seo }),
  type('service', { features: true, image: true, seo }),
  type('flagship-product', {
    features: true,
    benefits: true,
    idealFor: true,
    technologies: true,
    pricing: true,
    image: true,
    seo,
  }),
  type('package', { features: true, benefits: true, idealFor: true }),
  type('complementary-service', {
    features: true,
    image: true,
    chat: { populate: { replies: true } },
  }),
  type('industry'),
  type('case', {
    industry: true,
    results: true,
    technologies: true,
    image: true,
    mockupImage: true,
    testimonial: true,
    seo,
  }),
  type('testimonial', { avatar: true, results: true, image: true, companyLogo: true }),
  type('client', { logo: true }),
];

export const strapiSingleTypes: StrapiType[] = [
  type('site-settings', {
    address: true,
    hours: true,
    socialLinks: true,
    claims: true,
    greetings: true,
    seo,
  }),
  type('home-page', {
    slides: {
      populate: { primaryCta: link, secondaryCta: link, image: true, features: true, stats: true },
    },
    specialtiesHead: true,
    specialties: feature,
    productsHead: true,
    servicesHead: true,
    about: { populate: { image: true, stats: true, cta: link } },
    testimonialsHead: true,
    callToAction,
    seo,
  }),
  type('products-page', {
    hero,
    flagshipHead: true,
    catalogueHead: true,
    promises: feature,
    callToAction,
    seo,
  }),
  type('services-page', {
    hero,
    whyUsHead: true,
    whyUs: feature,
    packagesHead: true,
    imageHead: true,
    botsHead: true,
    consultingHead: true,
    processHead: true,
    steps: true,
    conditionsHead: true,
    payments: true,
    conditions: true,
    callToAction,
    seo,
  }),
  type('portfolio-page', {
    hero,
    featuredHead: true,
    casesHead: true,
    invitation: callToAction,
    technologiesHead: true,
    technologies: true,
    callToAction,
    seo,
  }),
  type('about-page', {
    hero,
    mission: true,
    vision: true,
    valuesHead: true,
    values: feature,
    figuresHead: true,
    figures: true,
    teamHead: true,
    teams: { populate: { members: { populate: { portrait: true } } } },
    timelineHead: true,
    timeline: true,
    callToAction,
    seo,
  }),
  type('contact-page', { hero, mapImage: true, seo }),
  type('blog-page', { seo }),
  type('privacy-page', { seo }),
  type('not-found-page', { seo }),
];
