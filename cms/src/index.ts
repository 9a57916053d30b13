import type { Core } from '@strapi/strapi';

import { deriveEnquiry } from './documents/derive-enquiry';
import { followPromise } from './documents/follow-promise';
import { guardAnchors } from './documents/guard-anchors';
import { guardContent } from './documents/guard-content';
import { guardProgramTypes } from './documents/guard-program-types';
import { guardPublished } from './documents/guard-published';
import { guardSchedule } from './documents/guard-schedule';
import { guardSingleTypes } from './documents/guard-single-types';
import { guardUses } from './documents/guard-uses';
import { keepAddresses } from './documents/keep-addresses';
import { keepHistory } from './documents/keep-history';
import { keepOrder } from './documents/keep-order';
import { logDeletions } from './documents/log-deletions';
import { nameAddress } from './documents/name-address';
import { normaliseContent } from './documents/normalise-content';
import { settleRequests } from './documents/settle-requests';
import { shortenPictureAddresses } from './documents/shorten-picture-addresses';
import { surviveDatabaseFailures } from './lib/background-failures';
import { finishWork } from './lib/finish-work';
import { markOutages } from './lib/mark-outages';
import { muteWebhooks } from './lib/muted-webhooks';
import { readSecrets } from './lib/secrets';
import { readSettings } from './lib/settings';
import { logLostErrors } from './logging/log-lost-errors';
import { createMailTimer } from './mail/mail-timer';
import type { MetricsServer } from './metrics/metrics-server';
import { startMetrics } from './metrics/start-metrics';
import { registerContentGuardRoutes } from './panel/content-guard-routes';
import { guardOwnAccount } from './panel/guard-own-account';
import { hashResetTokens } from './panel/hash-reset-tokens';
import { hideAccounts } from './panel/hide-accounts';
import { hideStaffAddresses } from './panel/hide-staff-addresses';
import { hideVersions } from './panel/hide-versions';
import { registerHistoryRoutes } from './panel/history-routes';
import { registerHomeRoutes } from './panel/home-routes';
import { registerOrderRoutes } from './panel/order-routes';
import { registerPanelActions } from './panel/panel-actions';
import { registerPublicationRequestRoutes } from './panel/publication-request-routes';
import { registerPublicationRoutes } from './panel/publication-routes';
import { registerSavingRoutes } from './panel/saving-routes';
import { registerSchedulingRoutes } from './panel/scheduling-routes';
import { settlePanelRequests } from './panel/settle-panel-requests';
import { createErasureKeeper } from './personal-data/keep-erased';
import { startPersonalDataTimer } from './personal-data/personal-data-timer';
import { acceptAnyAddress } from './provision/accept-any-address';
import { followWebhooks } from './provision/follow-webhooks';
import { provision } from './provision/provision';
import { prepareRateTable } from './provision/rate-table';
import { takeStartTurn } from './provision/start-turn';
import { enforceRouteDecisions } from './route-access/enforce-route-decisions';
import { preparePresenceTable } from './saving/presence-table';
import { refuseStaleSaves } from './saving/refuse-stale-saves';
import { addScheduleAttributes } from './scheduling/attributes';
import { startScheduleTimer } from './scheduling/schedule-timer';
import { seedFirst } from './seed/seed-first';

let endTurn: (() => Promise<void>) | undefined;
let mail: ReturnType<typeof createMailTimer> | undefined;
let metrics: MetricsServer | undefined;

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    readSecrets();
    endTurn = await takeStartTurn(strapi);
    surviveDatabaseFailures(strapi);
    markOutages(strapi);
    logLostErrors(strapi);
    enforceRouteDecisions(strapi);
    addScheduleAttributes(strapi);
    acceptAnyAddress(strapi);
    await registerPanelActions(strapi);
    registerPublicationRoutes(strapi);
    registerPublicationRequestRoutes(strapi);
    registerSchedulingRoutes(strapi);
    registerHistoryRoutes(strapi);
    registerContentGuardRoutes(strapi);
    registerOrderRoutes(strapi);
    registerHomeRoutes(strapi);
    settlePanelRequests(strapi);
    hideStaffAddresses();
    hideVersions(strapi);
    guardOwnAccount(strapi);
    registerSavingRoutes(strapi);
    muteWebhooks(strapi);
    strapi.documents.use(guardProgramTypes());
    strapi.documents.use(normaliseContent(strapi));
    strapi.documents.use(nameAddress(strapi));
    strapi.documents.use(shortenPictureAddresses(strapi));
    strapi.documents.use(guardPublished(strapi));
    strapi.documents.use(deriveEnquiry(strapi));
    strapi.documents.use(followPromise(strapi));
    strapi.documents.use(guardSingleTypes(strapi));
    strapi.documents.use(guardSchedule(strapi));
    strapi.documents.use(guardUses(strapi));
    strapi.documents.use(guardContent(strapi));
    strapi.documents.use(guardAnchors(strapi));
    strapi.documents.use(keepAddresses(strapi));
    strapi.documents.use(keepHistory(strapi));
    strapi.documents.use(settleRequests(strapi));
    strapi.documents.use(keepOrder(strapi));
    strapi.documents.use(logDeletions(strapi));
    strapi.documents.use(refuseStaleSaves(strapi));
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    hashResetTokens(strapi);
    hideAccounts(strapi);
    await prepareRateTable(strapi);
    await preparePresenceTable(strapi);
    await provision(strapi, readSecrets());
    const { hasFirstContent, isDemo } = readSettings();
    if (hasFirstContent) await seedFirst(strapi, { isDemo });
    await createErasureKeeper(strapi).runAfterRestore();
    startScheduleTimer(strapi);
    startPersonalDataTimer(strapi);
    mail = createMailTimer(strapi);
    mail.start();
    metrics = await startMetrics(strapi);
    followWebhooks(strapi);
    await endTurn?.();
  },

  async destroy({ strapi }: { strapi: Core.Strapi }) {
    await Promise.all([metrics?.stop(), mail?.settle(), finishWork(strapi)]);
    await endTurn?.();
  },
};
