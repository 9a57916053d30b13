import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin';
import type { StrapiApp } from '@strapi/strapi/admin';

import { BeforePublishingPanel } from './before-publishing/before-publishing-panel';
import { allowActions } from './editor-actions';
import { HistoryPanel } from './history/history-panel';
import { EntryPublicationState } from './publication/entry-publication-state';
import { FollowNamePanel } from './name-address/follow-name-panel';
import { RequestPanel } from './publication-requests/request-panel';
import { confirmBulkRemovals, confirmRemovals } from './removal/confirm-removal';
import { SchedulePanel } from './scheduling/schedule-panel';
import { TwoFactorPanel } from './two-factor/two-factor-panel';
import { UsesPanel } from './uses/uses-panel';

/**
 * What stands beside an entry, in this order, and in the menu above it. It can only be added once all
 * plugins are there.
 */
export function extendEditor(app: StrapiApp): void {
  const contentManager = app.getPlugin('content-manager');
  const apis = contentManager.apis as ContentManagerPlugin['config']['apis'];
  apis.addEditViewSidePanel((panels) => [
    ...panels,
    FollowNamePanel,
    RequestPanel,
    BeforePublishingPanel,
    SchedulePanel,
    HistoryPanel,
    UsesPanel,
    TwoFactorPanel,
  ]);
  apis.addDocumentAction(allowActions);
  contentManager.injectComponent('editView', 'right-links', {
    name: 'estado',
    Component: EntryPublicationState,
  });
  apis.addDocumentAction(confirmRemovals);
  apis.addBulkAction(confirmBulkRemovals);
}
