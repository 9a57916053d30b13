import type { Core } from '@strapi/strapi';

import { deriveEnquiry } from './documents/derive-enquiry';
import { followPromise } from './documents/follow-promise';
import { keepAddresses } from './documents/keep-addresses';
import { surviveDatabaseOutages } from './lib/background-failures';
import { readSecrets } from './lib/secrets';
import { readSettings } from './lib/settings';
import { registerPublicationRoutes } from './panel/publication-routes';
import { provision } from './provision/provision';
import { seedDemo } from './seed/seed-demo';

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    readSecrets();
    surviveDatabaseOutages(strapi);
    registerPublicationRoutes(strapi);
    strapi.documents.use(deriveEnquiry(strapi));
    strapi.documents.use(followPromise(strapi));
    strapi.documents.use(keepAddresses(strapi));
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await provision(strapi, readSecrets());
    if (readSettings().isDemo) await seedDemo(strapi);
  },
};
