import { type Core, factories } from '@strapi/strapi';

import { protectedRoutes } from '../platform/strapi/content-api-routes';
import { listPublicTypes } from './public-types';

type Registry = { keys(): string[]; set(uid: string, factory: unknown): void };

/**
 * Registers Strapi's default controller and service, and read routes, for every public type without
 * code of its own. The routes are not Strapi's: those also describe each type for an OpenAPI document,
 * which takes half a second of each start.
 *
 * UPSTREAM: @strapi/core 5.54 · the registries of controllers, services and APIs
 * why: three files for each type would only call Strapi's factories
 * test: cms/tests/api/route-access.test.ts, cms/tests/api/seed.test.ts
 * until: Strapi documents the registries, or reads need no code
 */
export function registerReadApis(strapi: Core.Strapi): void {
  const controllers = strapi.get<Registry>('controllers');
  const services = strapi.get<Registry>('services');
  for (const { uid, kind, info } of listPublicTypes(strapi)) {
    if (controllers.keys().includes(uid)) continue;
    controllers.set(uid, factories.createCoreController(uid));
    services.set(uid, factories.createCoreService(uid));
    const [, apiName = ''] = uid.split(/::|\./);
    const router = protectedRoutes(
      kind === 'singleType'
        ? [['GET', `/${info.singularName}`, `${uid}.find`]]
        : [
            ['GET', `/${info.pluralName}`, `${uid}.find`],
            ['GET', `/${info.pluralName}/:id`, `${uid}.findOne`],
          ],
    );
    // The declared type does not accept the routers of Strapi's own factory.
    Object.assign(strapi.api(apiName), { routes: { [apiName]: router } });
  }
}
