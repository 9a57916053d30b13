import type { ShownTypeName } from '../../../cms/contracts/addresses';
import type { PageType } from '../../../cms/contracts/pages';

/**
 * Types to read from the CMS, with their populate depth. Media inside components must be listed
 * explicitly.
 */

type Populate = true | { populate?: Record<string, Populate>; fields?: string[] };
type Populates = Record<string, Populate>;
type StrapiType = { singularName: string; queryParams: { populate: Populates } };

const link = true;
const seo: Populate = { populate: { shareImage: true } };
const hero: Populate = {
  populate: { image: true, primaryCta: link, secondaryCta: link, figures: true },
};
const callToAction: Populate = { populate: { primaryCta: link, secondaryCta: link } };
const feature: Populate = { populate: { image: true } };

const collectionTypes: Record<ShownTypeName, Populates> = {
  'product-category': {},
  product: { category: true, image: true, seo },
  service: { features: true, image: true, seo },
  'flagship-product': {
    features: true,
    benefits: true,
    idealFor: true,
    technologies: true,
    pricing: true,
    image: true,
    seo,
  },
  package: { features: true, benefits: true, idealFor: true },
  'complementary-service': {
    features: true,
    image: true,
    chat: { populate: { replies: true } },
  },
  industry: {},
  case: {
    industry: true,
    results: true,
    technologies: true,
    image: true,
    mockupImage: true,
    testimonial: true,
    seo,
  },
  testimonial: { avatar: true, results: true, image: true, companyLogo: true },
  client: { logo: true },
};

const singleTypes: Record<PageType | 'site-settings' | 'not-found-page', Populates> = {
  'site-settings': {
    address: true,
    hours: true,
    socialLinks: true,
    claims: true,
    greetings: true,
    seo,
  },
  'home-page': {
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
  },
  'products-page': {
    hero,
    flagshipHead: true,
    catalogueHead: true,
    promises: feature,
    callToAction,
    seo,
  },
  'services-page': {
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
  },
  'portfolio-page': {
    hero,
    featuredHead: true,
    casesHead: true,
    invitation: callToAction,
    technologiesHead: true,
    technologies: true,
    callToAction,
    seo,
  },
  'about-page': {
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
  },
  'contact-page': { hero, mapImage: true, seo },
  'blog-page': { seo },
  'privacy-page': { seo },
  'not-found-page': { seo },
};

function toTypes(populates: Record<string, Populates>): StrapiType[] {
  return Object.entries(populates).map(([singularName, populate]) => ({
    singularName,
    queryParams: { populate },
  }));
}

export const strapiCollectionTypes = toTypes(collectionTypes);
export const strapiSingleTypes = toTypes(singleTypes);
