import type { StrapiApp } from '@strapi/strapi/admin';

import { iconSvg, stackedLogoSvg, svgUrl } from '../../contracts/logo';
import { registerGuide } from '../features/guide/panel/register-guide';
import { addOrderLink, registerOrder } from '../features/ordering/panel/register-order';
import { registerPaste } from '../features/paste/panel/register-paste';
import { registerUsage } from '../features/publish-checks/panel/register-usage';
import { registerRegional } from '../features/regional/panel/register-regional';
import { registerSaving } from '../features/saving/panel/register-saving';
import { registerScheduling } from '../features/scheduling/panel/register-scheduling';
import { addPanelStyles } from './brand/add-panel-styles';
import { brandColors, darkBrandColors } from './brand/colors';
import { keepOwnTitle } from './brand/keep-own-title';
import { extendEditor } from './extend-editor';
import { registerPermissionsGate } from './register-permissions-gate';
import { replaceStartPages } from './replace-start-pages';
import { restorePointerEvents } from './restore-pointer-events';
import { es } from './translations/es';

// Initial values of Strapi's own localStorage keys, for which it has no setting. The last two hide
// English announcements: the new media library, and the tour of `strapi develop`.
const LOCAL_STORAGE_DEFAULTS = {
  'strapi-admin-language': 'es',
  STRAPI_THEME: 'light',
  'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false': 'true',
  STRAPI_GUIDED_TOUR: '{"enabled":false,"hidden":true}',
};

export default {
  config: {
    locales: ['es'],
    translations: { es },
    auth: { logo: svgUrl(stackedLogoSvg()) },
    menu: { logo: svgUrl(iconSvg()) },
    head: { favicon: svgUrl(iconSvg()) },
    theme: { light: { colors: brandColors }, dark: { colors: darkBrandColors } },
    tutorials: false,
    notifications: { releases: false },
  },

  register(app: StrapiApp) {
    registerPermissionsGate(app);
    registerRegional(app);
    registerScheduling(app);
    registerOrder(app);
    registerUsage(app);
    registerGuide(app);
    replaceStartPages(app);
  },

  bootstrap(app: StrapiApp) {
    extendEditor(app);
    registerPaste(app);
    registerSaving(app);
    keepOwnTitle();
    addPanelStyles();
    restorePointerEvents();
    addOrderLink(app);
    for (const [key, value] of Object.entries(LOCAL_STORAGE_DEFAULTS)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }
  },
};
