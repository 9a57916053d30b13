import type { Core } from '@strapi/strapi';

import type { Context } from '../http/context';
import { replaceMethods } from './replace-methods';
import { controllerOf, serviceOf } from './service-of';

type Controller = Record<string, (ctx: Context) => void | Promise<void>>;
type Upload = { getSettings(): Promise<object> };
type Route = { method: string; path: string; config: { policies: unknown[] } };

const respond = (data: unknown) => (ctx: Context) => {
  ctx.body = { data };
};

/**
 * Stubs requests that Strapi's panel makes on every screen and that would fail: features of paid plans
 * (404) and, for most roles, the settings of the media library (403). Each failure would be an error in
 * the browser console. The settings are not sensitive, and changing them still needs permission.
 *
 * UPSTREAM: @strapi/admin 5.54 · replaces actions of `admin::ai`, of i18n and of the upload plugin
 * why: the panel requests features that are not installed or not permitted
 * test: site/e2e/panel/home.spec.ts
 * until: the panel asks for its permissions and features first
 */
export function stubPanelRequests(strapi: Core.Strapi): void {
  const ai = controllerOf<Controller>(strapi, 'admin::ai');
  replaceMethods(ai, {
    getAiFeatureConfig: respond({ isAiI18nConfigured: false, isAiMediaLibraryConfigured: false }),
  });

  const jobs = controllerOf<Controller>(strapi, 'plugin::i18n.ai-localization-jobs');
  replaceMethods(jobs, {
    getJobForSingleType: respond(null),
    getJobForCollectionType: respond(null),
  });

  const settings = controllerOf<Controller>(strapi, 'plugin::upload.admin-settings');
  replaceMethods(settings, {
    async getSettings(ctx) {
      const stored = await serviceOf<Upload>(strapi, 'plugin::upload.upload').getSettings();
      ctx.body = { data: { ...stored, concurrentUploadRequests: 1 } };
    },
  });
  const { admin } = strapi.plugin('upload').routes as unknown as { admin: { routes: Route[] } };
  for (const { method, path, config } of admin.routes) {
    if (method === 'GET' && path === '/settings') config.policies = ['admin::isAuthenticatedAdmin'];
  }
}
