import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin';
import type { StrapiApp } from '@strapi/strapi/admin';

import { adjustEditorActions } from './adjust-editor-actions';
import { HistoryPanel } from './history/history-panel';
import { EntryPublicationState } from './publication/entry-publication-state';
import { RequestPanel } from './publication-requests/request-panel';
import { PublishChecksPanel } from './publish-checks/publish-checks-panel';
import { confirmBulkRemovals, confirmRemovals } from './removal/confirm-removal';
import { SchedulePanel } from './scheduling/schedule-panel';
import { SlugFromNamePanel } from './slug-from-name/slug-from-name-panel';
import { TwoFactorPanel } from './two-factor/two-factor-panel';
import { UsagePanel } from './usage/usage-panel';

/**
 * Adds the side panels of the edit view, in this order, and the actions of its menu. Call it in
 * `bootstrap`, when all plugins are registered.
 */
export function extendEditor(app: StrapiApp): void {
  const contentManager = app.getPlugin('content-manager');
  const apis = contentManager.apis as ContentManagerPlugin['config']['apis'];
  apis.addEditViewSidePanel((panels) => [
    ...panels,
    SlugFromNamePanel,
    RequestPanel,
    PublishChecksPanel,
    SchedulePanel,
    HistoryPanel,
    UsagePanel,
    TwoFactorPanel,
  ]);
  apis.addDocumentAction(adjustEditorActions);
  contentManager.injectComponent('editView', 'right-links', {
    name: 'estado',
    Component: EntryPublicationState,
  });
  apis.addDocumentAction(confirmRemovals);
  apis.addBulkAction(confirmBulkRemovals);
}
