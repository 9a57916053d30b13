import type { Core } from '@strapi/strapi';

import { SOURCE_UID } from './api/lead-source/lib/source-rows';
import { guardInternalTypes } from './content-model/guard-internal-types';
import { guardSingleTypes } from './content-model/guard-single-types';
import { guardSystemAttributes } from './content-model/guard-system-attributes';
import { makePictureUrlsRelative } from './content-model/make-picture-urls-relative';
import { titleOpeningHours } from './content-model/title-opening-hours';
import { VERSION_UID } from './content-model/version-row';
import { ATTACHMENT_UID } from './enquiries/attachments';
import { deriveEnquiry } from './enquiries/derive-enquiry';
import { IMPORT_UID } from './enquiries/import/store-leads';
import { MERGE_UID } from './enquiries/person/merge-rows';
import { VIEW_UID } from './enquiries/saved-views';
import { updateDueDates } from './enquiries/update-due-dates';
import { recordHistory } from './features/history/server/record-history';
import { deleteNotes } from './features/notes/server/entry-notes';
import { preserveOrder } from './features/ordering/server/preserve-order';
import { guardPublished } from './features/publication/server/guard-published';
import { REQUEST_UID } from './features/publication/server/request-row';
import { settleRequests } from './features/publication/server/settle-requests';
import { guardAnchors } from './features/publish-checks/server/guard-anchors';
import { guardUsedEntries } from './features/publish-checks/server/guard-used-entries';
import { normaliseContent } from './features/publish-checks/server/normalise-content';
import { refuseInvalidValues } from './features/publish-checks/server/refuse-invalid-values';
import { runPublishChecks } from './features/publish-checks/server/run-publish-checks';
import { checkRedirect } from './features/redirects/server/check-redirect';
import { checkReplyTemplate } from './features/reply-templates/server/check-reply-template';
import { refuseStaleSaves } from './features/saving/server/refuse-stale-saves';
import { guardSchedule } from './features/scheduling/server/guard-schedule';
import { deriveAddress } from './features/slugs/server/derive-address';
import { lockPublishedSlugs } from './features/slugs/server/lock-published-slugs';
import { recordRedirects } from './features/slugs/server/record-redirects';
import { sequenceSlugs } from './features/slugs/server/sequence-slugs';
import { sortAsInSpanish } from './features/sorting/server/sort-as-in-spanish';
import { FACTOR_UID } from './features/two-factor/server/factor-rows';
import { queueDocumentEvents } from './integrations/queue-document-events';
import { DELIVERY_UID, ENDPOINT_UID } from './integrations/webhook-rows';
import { MAIL_UID } from './mail/mail-row';
import { logDeletions } from './personal-data/log-deletions';
import { LOG_UID } from './personal-data/log-row';
import { useDocumentMiddleware } from './platform/strapi/document-call';

const INTERNAL_TYPES = [
  MAIL_UID,
  ATTACHMENT_UID,
  LOG_UID,
  VERSION_UID,
  REQUEST_UID,
  FACTOR_UID,
  MERGE_UID,
  VIEW_UID,
  ENDPOINT_UID,
  DELIVERY_UID,
  IMPORT_UID,
  SOURCE_UID,
];

/**
 * Registers the Document Service middlewares of all features, outermost first: values are normalised
 * and derived before they are checked, and only changes that pass every check are recorded.
 */
export function useDocumentMiddlewares(strapi: Core.Strapi): void {
  const middlewares = [
    guardInternalTypes(INTERNAL_TYPES),
    guardSystemAttributes(strapi),
    sortAsInSpanish(strapi),
    normaliseContent(strapi),
    refuseInvalidValues(strapi),
    titleOpeningHours(),
    checkReplyTemplate(),
    checkRedirect(strapi),
    sequenceSlugs(strapi),
    deriveAddress(strapi),
    makePictureUrlsRelative(strapi),
    guardPublished(strapi),
    deriveEnquiry(strapi),
    queueDocumentEvents(strapi),
    updateDueDates(strapi),
    guardSingleTypes(strapi),
    guardSchedule(strapi),
    guardUsedEntries(strapi),
    runPublishChecks(strapi),
    guardAnchors(strapi),
    recordRedirects(strapi),
    // Locks the rows of the entry first.
    recordHistory(strapi),
    lockPublishedSlugs(strapi),
    settleRequests(strapi),
    deleteNotes(strapi),
    preserveOrder(strapi),
    logDeletions(strapi),
    refuseStaleSaves(strapi),
  ];
  for (const middleware of middlewares) useDocumentMiddleware(strapi, middleware);
}
