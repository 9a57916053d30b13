import type { StrapiApp } from '@strapi/strapi/admin';

import { keepFormOnFailure } from './keep-form-on-failure';
import { SavingNotes } from './saving-notes';

/** Keeps two users from overwriting each other, and what was typed from getting lost. */
export function registerSaving(app: StrapiApp): void {
  keepFormOnFailure();
  app.getPlugin('content-manager').injectComponent('editView', 'right-links', {
    name: 'guardado',
    Component: SavingNotes,
  });
}
