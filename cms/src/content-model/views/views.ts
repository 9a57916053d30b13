import { frameComponents } from './components/frame';
import { pageSections } from './components/page';
import { sectionComponents } from './components/sections';
import { sharedComponents } from './components/shared';
import { blog } from './types/blog';
import { composedPages } from './types/composed-pages';
import { frame } from './types/frame';
import { pages } from './types/pages';
import { portfolio } from './types/portfolio';
import { products } from './types/products';
import { records } from './types/records';
import { services } from './types/services';
import { siteSettings } from './types/site-settings';
import type { Views } from './view';

/** Views of types, by UID. */
export const TYPE_VIEWS: Views = {
  ...pages,
  ...composedPages,
  ...products,
  ...services,
  ...portfolio,
  ...blog,
  ...siteSettings,
  ...records,
  ...frame,
};

/** Views of components, by UID. */
export const COMPONENT_VIEWS: Views = {
  ...sharedComponents,
  ...sectionComponents,
  ...pageSections,
  ...frameComponents,
};
