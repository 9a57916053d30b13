import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin';
import type { StrapiApp } from '@strapi/strapi/admin';

import { BeforePublishingPanel } from './before-publishing/before-publishing-panel';
import { HistoryPanel } from './history/history-panel';
import { EntryPanel } from './publication/entry-panel';
import { SchedulePanel } from './scheduling/schedule-panel';
import { UsesPanel } from './uses/uses-panel';

/** What stands beside an entry, in this order. It can only be added once all plugins are there. */
export function addEditorPanels(app: StrapiApp): void {
  const apis = app.getPlugin('content-manager').apis as ContentManagerPlugin['config']['apis'];
  apis.addEditViewSidePanel((panels) => [
    ...panels,
    BeforePublishingPanel,
    EntryPanel,
    SchedulePanel,
    HistoryPanel,
    UsesPanel,
  ]);
}
