import { sectionComponents } from './components/sections';
import { sharedComponents } from './components/shared';
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
  ...products,
  ...services,
  ...portfolio,
  ...siteSettings,
  ...records,
};

/** Views of components, by UID. */
export const COMPONENT_VIEWS: Views = { ...sharedComponents, ...sectionComponents };
