import type { UID } from '@strapi/strapi';

import { listPages } from '../../contracts/pages';

export type SeedStep = {
  uid: UID.ContentType;
  file: string;
  /** The natural key of a collection; undefined for a single type. */
  key?: string;
  /** The entries stay drafts. */
  isDraft?: boolean;
};

const uidOf = (name: string) => `api::${name}.${name}` as UID.ContentType;

const collection = (name: string, plural: string, key = 'slug'): SeedStep => ({
  uid: uidOf(name),
  file: `${plural}.json`,
  key,
});

const page = (name: string): SeedStep => ({
  uid: uidOf(name),
  file: `${name}.json`,
});

/** Seed steps in dependency order: referenced entries come first. */
export const CONTENT_STEPS: readonly SeedStep[] = [
  // First, because other texts may contain its business hours as a placeholder.
  page('site-settings'),
  collection('product-category', 'product-categories'),
  collection('industry', 'industries'),
  collection('flagship-product', 'flagship-products'),
  collection('product', 'products'),
  collection('service', 'services'),
  collection('package', 'packages'),
  collection('complementary-service', 'complementary-services'),
  collection('case', 'cases'),
  collection('testimonial', 'testimonials', 'name'),
  collection('client', 'clients', 'name'),
  collection('page', 'pages'),
  { ...collection('page', 'page-examples'), isDraft: true },
  collection('author', 'authors', 'name'),
  collection('article-category', 'article-categories'),
  { ...collection('article', 'articles'), isDraft: true },
  ...listPages().map(([, { type }]) => page(type)),
  page('not-found-page'),
  page('menu'),
];

/** Sample enquiries, for demonstrations only. */
export const DEMO_STEPS: readonly SeedStep[] = [collection('enquiry', 'enquiries', 'folio')];
