import type { StrapiApp } from '@strapi/strapi/admin';

import menuLogo from './brand/menu-logo.svg';
import signInLogo from './brand/sign-in-logo.svg';
import { brandColors, darkBrandColors } from './brand/colors';
import { addPanelStyles } from './brand/add-panel-styles';
import { keepOwnTitle } from './brand/keep-own-title';
import { extendEditor } from './extend-editor';
import { registerGuide } from './guide/register-guide';
import { keepClickable } from './keep-clickable';
import { addOrderLink, registerOrder } from './order/register-order';
import { registerPaste } from './paste/register-paste';
import { registerRegional } from './regional/register-regional';
import { replaceStartPages } from './replace-start-pages';
import { registerRightsFirst } from './rights-first';
import { registerSaving } from './saving/register-saving';
import { registerScheduling } from './scheduling/register-scheduling';
import { es } from './translations/es';
import { registerUses } from './uses/register-uses';

// Strapi's own keys: it has no setting for what a browser starts with. The last two are English
// announcements: of its new media library, and the tour that `strapi develop` shows.
const FIRST_VISIT = {
  'strapi-admin-language': 'es',
  STRAPI_THEME: 'light',
  'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false': 'true',
  STRAPI_GUIDED_TOUR: '{"enabled":false,"hidden":true}',
};

export default {
  config: {
    locales: ['es'],
    translations: { es },
    auth: { logo: signInLogo },
    menu: { logo: menuLogo },
    head: { favicon: menuLogo },
    theme: { light: { colors: brandColors }, dark: { colors: darkBrandColors } },
    tutorials: false,
    notifications: { releases: false },
  },

  register(app: StrapiApp) {
    registerRightsFirst(app);
    registerRegional(app);
    registerScheduling(app);
    registerOrder(app);
    registerUses(app);
    registerGuide(app);
    replaceStartPages(app);
  },

  bootstrap(app: StrapiApp) {
    extendEditor(app);
    registerPaste(app);
    registerSaving(app);
    keepOwnTitle();
    addPanelStyles();
    keepClickable();
    addOrderLink(app);
    for (const [key, value] of Object.entries(FIRST_VISIT)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }
  },
};
