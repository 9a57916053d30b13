import type { StrapiApp } from '@strapi/strapi/admin';
import { Globe } from '@strapi/icons';
import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin';

import { BeforePublishingPanel } from '../before-publishing/before-publishing-panel';
import { EntryPanel } from './entry-panel';

/** Puts the state of the site on the panel's home and beside each entry. */
export function registerPublication(app: StrapiApp): void {
  app.widgets.register((widgets) => [
    {
      id: 'sitio',
      icon: Globe,
      title: { id: 'tequiora.widget.site', defaultMessage: 'Tu sitio' },
      component: async () => (await import('./site-widget')).SiteWidget,
    },
    ...widgets,
  ]);
}

/** The editor's panels can only be added once all plugins are there. */
export function addEntryPanel(app: StrapiApp): void {
  const apis = app.getPlugin('content-manager').apis as ContentManagerPlugin['config']['apis'];
  apis.addEditViewSidePanel((panels) => [...panels, BeforePublishingPanel, EntryPanel]);
}
