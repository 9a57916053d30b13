import menuLogo from './brand/menu-logo.svg';
import signInLogo from './brand/sign-in-logo.svg';
import { es } from './translations/es';

// Strapi's own keys: it has no setting for the first language and theme of a browser.
const FIRST_VISIT = { 'strapi-admin-language': 'es', STRAPI_THEME: 'light' };

export default {
  config: {
    locales: ['es'],
    translations: { es },
    auth: { logo: signInLogo },
    menu: { logo: menuLogo },
    head: { favicon: menuLogo },
    tutorials: false,
    notifications: { releases: false },
  },

  bootstrap() {
    for (const [key, value] of Object.entries(FIRST_VISIT)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }
  },
};
