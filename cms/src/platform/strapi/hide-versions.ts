import type { Core } from '@strapi/strapi';

import type { Context } from '../http/context';
import { replaceMethods } from './replace-methods';
import { controllerOf } from './service-of';

type Information = {
  currentEnvironment: string;
  autoReload: boolean;
  communityEdition: boolean;
};
type AdminController = { information: (ctx: Context) => Promise<{ data: Information }> };

const HIDDEN = '—';

/**
 * Hides software versions from users who may not read the project settings.
 *
 * UPSTREAM: @strapi/admin 5.54 · replaces `information` of the controller `admin::admin`
 * why: any account of the panel reads the versions of Strapi, Node and all packages
 * test: cms/tests/api/route-access.test.ts
 * until: Strapi requires the permission for them
 */
export function hideVersions(strapi: Core.Strapi): void {
  const controller = controllerOf<AdminController>(strapi, 'admin::admin');
  const { information } = controller;
  replaceMethods(controller, {
    async information(ctx) {
      const response = await information(ctx);
      if (ctx.state.userAbility?.can('admin::project-settings.read')) return response;
      const { currentEnvironment, autoReload, communityEdition } = response.data;
      const known = { currentEnvironment, autoReload, communityEdition };
      const hidden = {
        strapiVersion: HIDDEN,
        nodeVersion: HIDDEN,
        projectId: null,
        useYarn: false,
      };
      return { data: { ...known, ...hidden, dependencies: {} } };
    },
  });
}
