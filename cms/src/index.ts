import type { Core } from '@strapi/strapi';

import { readSecrets } from './lib/secrets';
import { readSettings } from './lib/settings';
import { provision } from './provision/provision';
import { seedDemo } from './seed/seed-demo';

export default {
  register() {
    readSecrets();
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await provision(strapi, readSecrets());
    if (readSettings().isDemo) await seedDemo(strapi);
  },
};
