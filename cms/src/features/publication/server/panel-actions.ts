import type { Core } from '@strapi/strapi';
import { serviceOf } from '../../../platform/strapi/service-of';

type Actions = { registerMany(actions: readonly object[]): Promise<unknown> };
type Permissions = { actionProvider: Actions };

const CATEGORY = { section: 'settings', category: 'sitio', subCategory: 'publicación' };

/**
 * Registers our own permissions. Must run in `register`: at start Strapi revokes
 * permissions that it does not know yet, and does not grant later ones to the super admin.
 *
 * UPSTREAM: @strapi/admin 5.54 · `actionProvider` of `admin::permission`, in `register`
 * why: permissions of an application have no declaration; those of plugins are registered later
 * test: cms/tests/api/publication-panel.test.ts, cms/tests/api/panel-roles.test.ts
 * until: an application can declare permissions
 */
export async function registerPanelActions(strapi: Core.Strapi): Promise<void> {
  const { actionProvider } = serviceOf<Permissions>(strapi, 'admin::permission');
  await actionProvider.registerMany([
    { ...CATEGORY, uid: 'publication-panel.publish', displayName: 'Publicar el sitio de nuevo' },
    {
      ...CATEGORY,
      uid: 'publication-panel.rollback',
      displayName: 'Regresar a una publicación anterior',
    },
  ]);
}
