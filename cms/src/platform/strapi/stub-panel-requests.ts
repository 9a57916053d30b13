import type { Core } from '@strapi/strapi';

import type { Context } from '../http/context';
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
 */
export function stubPanelRequests(strapi: Core.Strapi): void {
  const ai = controllerOf<Controller>(strapi, 'admin::ai');
  ai.getAiFeatureConfig = respond({ isAiI18nConfigured: false, isAiMediaLibraryConfigured: false });

  const jobs = controllerOf<Controller>(strapi, 'plugin::i18n.ai-localization-jobs');
  jobs.getJobForSingleType = respond(null);
  jobs.getJobForCollectionType = respond(null);

  const settings = controllerOf<Controller>(strapi, 'plugin::upload.admin-settings');
  settings.getSettings = async (ctx) => {
    const stored = await serviceOf<Upload>(strapi, 'plugin::upload.upload').getSettings();
    ctx.body = { data: { ...stored, concurrentUploadRequests: 1 } };
  };
  const { admin } = strapi.plugin('upload').routes as unknown as { admin: { routes: Route[] } };
  for (const { method, path, config } of admin.routes) {
    if (method === 'GET' && path === '/settings') config.policies = ['admin::isAuthenticatedAdmin'];
  }
}
