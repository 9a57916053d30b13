import { sectionComponents } from './components/sections';
import { sharedComponents } from './components/shared';
import { pages } from './types/pages';
import { portfolio } from './types/portfolio';
import { products } from './types/products';
import { records } from './types/records';
import { services } from './types/services';
import { siteSettings } from './types/site-settings';
import type { Views } from './view';

/** Types with a page of the panel, and what it looks like. */
export const TYPE_VIEWS: Views = {
  ...pages,
  ...products,
  ...services,
  ...portfolio,
  ...siteSettings,
  ...records,
};

/** Components, as they look inside any type. */
export const COMPONENT_VIEWS: Views = { ...sharedComponents, ...sectionComponents };
