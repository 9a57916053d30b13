import { ArrowsVertical } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';

import { injectComponent } from '../../../platform/panel/strapi-panel';
import { OrderLink } from './order-link';

const PUBLISH = 'plugin::content-manager.explorer.publish';

/** Adds the page for the order of entries to the menu. */
export function registerOrder(app: StrapiApp): void {
  app.addMenuLink({
    to: 'ordenar',
    icon: ArrowsVertical,
    intlLabel: { id: 'tequiora.order.title', defaultMessage: 'Ordenar' },
    permissions: [{ action: PUBLISH, subject: null }],
    position: 2,
    Component: () => import('./order-pages').then((page) => ({ default: page.OrderPages })),
  });
}

/** Adds a link above the list of a type. Call it in `bootstrap`, when all plugins are registered. */
export function addOrderLink(app: StrapiApp): void {
  injectComponent(app, 'listView', 'actions', {
    name: 'ordenar',
    Component: OrderLink,
  });
}
