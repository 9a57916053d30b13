import type { Core } from '@strapi/strapi';

type Actions = { registerMany(actions: readonly object[]): Promise<unknown> };

const CATEGORY = { section: 'settings', category: 'sitio', subCategory: 'publicación' };

/**
 * Makes the permissions of our own known, as Strapi's features do in `register`: of one that comes
 * later, Strapi's start would take away what the roles have, and never give it to the super admin.
 */
export async function registerPanelActions(strapi: Core.Strapi): Promise<void> {
  const { actionProvider } = strapi.service('admin::permission') as unknown as {
    actionProvider: Actions;
  };
  await actionProvider.registerMany([
    { ...CATEGORY, uid: 'publication-panel.publish', displayName: 'Publicar el sitio de nuevo' },
    {
      ...CATEGORY,
      uid: 'publication-panel.rollback',
      displayName: 'Regresar a una publicación anterior',
    },
  ]);
}
