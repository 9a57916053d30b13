import type { Core } from '@strapi/strapi';

import type { Context } from '../http/context';
import { controllerOf } from './service-of';

type Information = {
  currentEnvironment: string;
  autoReload: boolean;
  communityEdition: boolean;
};
type AdminController = { information: (ctx: Context) => Promise<{ data: Information }> };

const HIDDEN = '—';

/** Hides software versions from users who may not read the project settings. */
export function hideVersions(strapi: Core.Strapi): void {
  const controller = controllerOf<AdminController>(strapi, 'admin::admin');
  const { information } = controller;
  controller.information = async (ctx) => {
    const response = await information(ctx);
    if (ctx.state.userAbility?.can('admin::project-settings.read')) return response;
    const { currentEnvironment, autoReload, communityEdition } = response.data;
    const known = { currentEnvironment, autoReload, communityEdition };
    const hidden = { strapiVersion: HIDDEN, nodeVersion: HIDDEN, projectId: null, useYarn: false };
    return { data: { ...known, ...hidden, dependencies: {} } };
  };
}
