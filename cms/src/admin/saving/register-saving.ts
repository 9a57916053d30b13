import type { StrapiApp } from '@strapi/strapi/admin';

import { keepFormOnFailure } from './keep-form-on-failure';
import { SavingNotes } from './saving-notes';

/** Adds the protection against overwriting another user's changes and losing unsaved input. */
export function registerSaving(app: StrapiApp): void {
  keepFormOnFailure();
  app.getPlugin('content-manager').injectComponent('editView', 'right-links', {
    name: 'guardado',
    Component: SavingNotes,
  });
}
