import type { StrapiApp } from '@strapi/strapi/admin';

import { keepFormOnFailure } from './keep-form-on-failure';
import { SavingNotes } from './saving-notes';

/** Registers the protection of other users' changes and of unsaved input in the CMS panel. */
export function registerSaving(app: StrapiApp): void {
  keepFormOnFailure();
  app.getPlugin('content-manager').injectComponent('editView', 'right-links', {
    name: 'guardado',
    Component: SavingNotes,
  });
}
