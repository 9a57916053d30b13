import type { StrapiApp } from '@strapi/strapi/admin';

import { HistoryPanel } from '../features/history/panel/history-panel';
import { EntryPublicationState } from '../features/publication/panel/entry-publication-state';
import { RequestPanel } from '../features/publication/panel/request-panel';
import {
  confirmBulkRemovals,
  confirmRemovals,
} from '../features/publish-checks/panel/confirm-removal';
import { PublishChecksPanel } from '../features/publish-checks/panel/publish-checks-panel';
import { UsagePanel } from '../features/publish-checks/panel/usage-panel';
import { ReplyPreviewPanel } from '../features/reply-templates/panel/reply-preview-panel';
import { SchedulePanel } from '../features/scheduling/panel/schedule-panel';
import { SlugFromNamePanel } from '../features/slugs/panel/slug-from-name-panel';
import { TwoFactorPanel } from '../features/two-factor/panel/two-factor-panel';
import { contentManagerApis, injectComponent } from '../platform/panel/strapi-panel';
import { adjustEditorActions } from './adjust-editor-actions';

/**
 * Adds the side panels of the edit view, in this order, and the actions of its menu. Call it in
 * `bootstrap`, when all plugins are registered.
 */
export function extendEditor(app: StrapiApp): void {
  const apis = contentManagerApis(app);
  apis.addEditViewSidePanel((panels) => [
    ...panels,
    SlugFromNamePanel,
    RequestPanel,
    PublishChecksPanel,
    SchedulePanel,
    HistoryPanel,
    UsagePanel,
    TwoFactorPanel,
    ReplyPreviewPanel,
  ]);
  apis.addDocumentAction(adjustEditorActions);
  injectComponent(app, 'editView', 'right-links', {
    name: 'estado',
    Component: EntryPublicationState,
  });
  apis.addDocumentAction(confirmRemovals);
  apis.addBulkAction(confirmBulkRemovals);
}
