import type { Core } from '@strapi/strapi';

import { readSecrets } from './lib/secrets';

export default {
  register() {
    readSecrets();
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    strapi.log.debug('bootstrap');
  },
};
