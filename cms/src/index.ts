import type { Core } from '@strapi/strapi';

import { deriveEnquiry } from './documents/derive-enquiry';
import { followPromise } from './documents/follow-promise';
import { guardSchedule } from './documents/guard-schedule';
import { keepAddresses } from './documents/keep-addresses';
import { surviveDatabaseOutages } from './lib/background-failures';
import { readSecrets } from './lib/secrets';
import { readSettings } from './lib/settings';
import { createMailTimer } from './mail/mail-timer';
import { hashResetTokens } from './panel/hash-reset-tokens';
import { registerPublicationRoutes } from './panel/publication-routes';
import { registerSchedulingRoutes } from './panel/scheduling-routes';
import { provision } from './provision/provision';
import { addScheduleAttributes } from './scheduling/attributes';
import { startScheduleTimer } from './scheduling/schedule-timer';
import { seedFirst } from './seed/seed-first';

let mail: ReturnType<typeof createMailTimer> | undefined;

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    readSecrets();
    surviveDatabaseOutages(strapi);
    addScheduleAttributes(strapi);
    registerPublicationRoutes(strapi);
    registerSchedulingRoutes(strapi);
    strapi.documents.use(deriveEnquiry(strapi));
    strapi.documents.use(followPromise(strapi));
    strapi.documents.use(guardSchedule(strapi));
    strapi.documents.use(keepAddresses(strapi));
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    hashResetTokens(strapi);
    await provision(strapi, readSecrets());
    const { hasFirstContent, isDemo } = readSettings();
    if (hasFirstContent) await seedFirst(strapi, { isDemo });
    startScheduleTimer(strapi);
    mail = createMailTimer(strapi);
    mail.start();
  },

  async destroy() {
    await mail?.settle();
  },
};
