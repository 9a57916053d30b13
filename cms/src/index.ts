import type { Core } from '@strapi/strapi';

import { readSecrets } from './lib/secrets';
import { provision } from './provision/provision';

export default {
  register() {
    readSecrets();
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await provision(strapi, readSecrets());
  },
};
