import type { StrapiApp } from '@strapi/strapi/admin';
import { Globe } from '@strapi/icons';

/** Puts the state of the site on the panel's home. */
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
