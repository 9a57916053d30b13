import type { Core } from '@strapi/strapi';

import type { JobName } from '../contracts/jobs';
import { removeOldFigures } from './api/speed/lib/remove-old-figures';
import { registerReadApis } from './content-model/register-read-apis';
import { useDocumentMiddlewares } from './document-middlewares';
import { releaseOverdue } from './enquiries/release-overdue';
import { removeContactIntents } from './enquiries/remove-contact-intents';
import { guardOwnAccount } from './features/accounts/server/guard-own-account';
import { hashResetTokens } from './features/accounts/server/hash-reset-tokens';
import { hideStaffAddresses } from './features/accounts/server/hide-staff-addresses';
import { preventAccountEnumeration } from './features/accounts/server/prevent-account-enumeration';
import { registerBulkActionRoutes } from './features/bulk-actions/server/bulk-action-routes';
import { registerHistoryRoutes } from './features/history/server/history-routes';
import { registerHomeRoutes } from './features/home/server/home-routes';
import { reportIntegrityFaults } from './features/integrity/server/integrity';
import { registerNoteRoutes } from './features/notes/server/note-routes';
import { registerOrderRoutes } from './features/ordering/server/order-routes';
import { registerPreviewRoutes } from './features/preview/server/preview-routes';
import { registerPanelActions } from './features/publication/server/panel-actions';
import { registerPublicationRequestRoutes } from './features/publication/server/publication-request-routes';
import { registerPublicationRoutes } from './features/publication/server/publication-routes';
import { registerPublishCheckRoutes } from './features/publish-checks/server/publish-check-routes';
import { readWarnings } from './features/publish-checks/server/read-warnings';
import { registerMissingAddressRoutes } from './features/redirects/server/missing-addresses';
import { preparePresenceTable } from './features/saving/server/presence-table';
import { registerSavingRoutes } from './features/saving/server/saving-routes';
import { addScheduleAttributes } from './features/scheduling/server/add-schedule-attributes';
import { registerCalendarRoutes } from './features/scheduling/server/calendar-routes';
import { createOfferTimer } from './features/scheduling/server/offer-timer';
import { createScheduleRunner } from './features/scheduling/server/schedule-runner';
import { registerSchedulingRoutes } from './features/scheduling/server/scheduling-routes';
import { registerTwoFactorRoutes } from './features/two-factor/server/two-factor-routes';
import { removeOldDeliveries, sendWebhooks } from './integrations/webhook-worker';
import { createMailWorker } from './mail/mail-worker';
import { registerOutboxMetrics } from './mail/outbox-metrics';
import { sendDailyDigest } from './mail/send-daily-digest';
import { tidyMail } from './mail/tidy-mail';
import { createMailboxReader } from './mailbox/mailbox-reader';
import { createErasureReconciler } from './personal-data/erasure-reconciler';
import { redactWebhooks } from './personal-data/redact-webhooks';
import { createRetentionJob } from './personal-data/retention-job';
import { markOutages } from './platform/database/mark-outages';
import { readSecrets } from './platform/env/secrets';
import { readSettings } from './platform/env/settings';
import { drainRequests } from './platform/http/drain-requests';
import { handleUnhandledRejections } from './platform/http/unhandled-rejections';
import { scheduleJob, stopJobs } from './platform/jobs/schedule-job';
import { logUnhandledErrors } from './platform/logging/log-unhandled-errors';
import { startMetrics } from './platform/metrics/start-metrics';
import { hideVersions } from './platform/strapi/hide-versions';
import { stubPanelRequests } from './platform/strapi/stub-panel-requests';
import { followWebhooks } from './provision/follow-webhooks';
import { lockDatabase } from './provision/lock-database';
import { provision } from './provision/provision';
import { prepareRateTable } from './provision/rate-table';
import { acquireStartLock } from './provision/start-lock';
import { enforceRouteDecisions } from './route-access/enforce-route-decisions';
import { seedFirst } from './seed/seed-first';

let unlockDatabase: (() => void) | undefined;
let releaseStartLock: (() => Promise<void>) | undefined;
let sendWaitingResets: (() => Promise<void>) | undefined;
let mailbox: ReturnType<typeof createMailboxReader> | undefined;
let metrics: Awaited<ReturnType<typeof startMetrics>>;

/** Jobs that their own modules schedule. */
type OtherJob = 'follow-webhooks' | 'forget-rate-limits';

/** Missed runs are made up for: each job looks for what is due, however long ago. */
function scheduleJobs(strapi: Core.Strapi): void {
  const schedule = createScheduleRunner(strapi);
  const offers = createOfferTimer(strapi);
  const retention = createRetentionJob(strapi);
  const erasures = createErasureReconciler(strapi);
  const mail = createMailWorker(strapi);
  const reader = createMailboxReader(strapi);
  mailbox = reader;
  const jobs: Record<Exclude<JobName, OtherJob>, () => Promise<unknown>> = {
    'honour-schedule': () => schedule.run(),
    'announce-offers': () => offers.run(),
    'remove-personal-data': async () => {
      if (await retention.run()) await erasures.run();
    },
    'remove-contact-intents': () => removeContactIntents(strapi),
    'remove-speed-figures': () => removeOldFigures(strapi),
    'release-overdue': () => releaseOverdue(strapi),
    'send-daily-digest': () => sendDailyDigest(strapi),
    'send-mail': () => mail.run(),
    'send-webhooks': () => sendWebhooks(strapi),
    'remove-webhook-deliveries': () => removeOldDeliveries(strapi),
    'read-mailbox': () => reader.run(),
    'tidy-mail': () => tidyMail(strapi),
  };
  for (const [name, work] of Object.entries(jobs)) scheduleJob(strapi, name as JobName, work);
}

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    readSecrets();
    unlockDatabase = await lockDatabase(strapi);
    releaseStartLock = await acquireStartLock(strapi);
    handleUnhandledRejections(strapi);
    markOutages(strapi);
    logUnhandledErrors(strapi);
    registerReadApis(strapi);
    enforceRouteDecisions(strapi);
    addScheduleAttributes(strapi);
    await registerPanelActions(strapi);
    registerPublicationRoutes(strapi);
    registerPublicationRequestRoutes(strapi);
    registerSchedulingRoutes(strapi);
    registerCalendarRoutes(strapi);
    registerHistoryRoutes(strapi);
    registerPreviewRoutes(strapi);
    registerPublishCheckRoutes(strapi);
    registerBulkActionRoutes(strapi, readWarnings);
    registerOrderRoutes(strapi);
    registerHomeRoutes(strapi);
    registerNoteRoutes(strapi);
    registerMissingAddressRoutes(strapi);
    registerTwoFactorRoutes(strapi);
    stubPanelRequests(strapi);
    hideStaffAddresses();
    hideVersions(strapi);
    guardOwnAccount(strapi);
    registerSavingRoutes(strapi);
    redactWebhooks(strapi);
    useDocumentMiddlewares(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    hashResetTokens(strapi);
    sendWaitingResets = preventAccountEnumeration(strapi);
    await prepareRateTable(strapi);
    await preparePresenceTable(strapi);
    await provision(strapi, readSecrets());
    const { hasFirstContent, isDemo } = readSettings();
    if (hasFirstContent) await seedFirst(strapi, { isDemo });
    await createErasureReconciler(strapi).runAfterRestore();
    await reportIntegrityFaults(strapi);
    scheduleJobs(strapi);
    metrics = await startMetrics(strapi, registerOutboxMetrics);
    followWebhooks(strapi);
    await releaseStartLock?.();
  },

  async destroy({ strapi }: { strapi: Core.Strapi }) {
    await Promise.all([metrics?.stop(), mailbox?.stop(), stopJobs(strapi), drainRequests(strapi)]);
    await sendWaitingResets?.();
    await releaseStartLock?.();
    unlockDatabase?.();
  },
};
