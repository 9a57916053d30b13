import type { StrapiApp } from '@strapi/strapi/admin';

import { injectComponent } from '../../../platform/panel/strapi-panel';
import { keepFormOnFailure } from './keep-form-on-failure';
import { SavingNotes } from './saving-notes';

/** Registers the protection of other users' changes and of unsaved input in the CMS panel. */
export function registerSaving(app: StrapiApp): void {
  keepFormOnFailure();
  injectComponent(app, 'editView', 'right-links', {
    name: 'guardado',
    Component: SavingNotes,
  });
}
