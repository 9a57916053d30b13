import type { Core } from '@strapi/strapi';

import type { Context } from '../http/context';

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
  const ai = strapi.controller('admin::ai') as unknown as Controller;
  ai.getAiFeatureConfig = respond({ isAiI18nConfigured: false, isAiMediaLibraryConfigured: false });

  const jobs = strapi.plugin('i18n').controller('ai-localization-jobs') as unknown as Controller;
  jobs.getJobForSingleType = respond(null);
  jobs.getJobForCollectionType = respond(null);

  const upload = strapi.plugin('upload');
  const settings = upload.controller('admin-settings') as unknown as Controller;
  settings.getSettings = async (ctx) => {
    const stored = await (upload.service('upload') as unknown as Upload).getSettings();
    ctx.body = { data: { ...stored, concurrentUploadRequests: 1 } };
  };
  const { admin } = upload.routes as unknown as { admin: { routes: Route[] } };
  for (const { method, path, config } of admin.routes) {
    if (method === 'GET' && path === '/settings') config.policies = ['admin::isAuthenticatedAdmin'];
  }
}
