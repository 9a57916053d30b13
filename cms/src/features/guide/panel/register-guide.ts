import { Book } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';

/** Adds «Guía» to the menu for all roles; its texts and pictures load when it is opened. */
export function registerGuide(app: StrapiApp): void {
  app.addMenuLink({
    to: 'guia',
    icon: Book,
    intlLabel: { id: 'tequiora.guide', defaultMessage: 'Guía' },
    permissions: [],
    position: 9,
    Component: () => import('./guide-page').then(({ GuidePage }) => ({ default: GuidePage })),
  });
}
