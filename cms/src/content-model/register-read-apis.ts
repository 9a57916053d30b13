import { type Core, factories } from '@strapi/strapi';

import { listPublicTypes } from './public-types';

type Registry = { keys(): string[]; set(uid: string, factory: unknown): void };

/**
 * Registers Strapi's default controller, service and read routes for every public type without code
 * of its own.
 */
export function registerReadApis(strapi: Core.Strapi): void {
  const controllers = strapi.get<Registry>('controllers');
  const services = strapi.get<Registry>('services');
  for (const { uid, kind } of listPublicTypes(strapi)) {
    if (controllers.keys().includes(uid)) continue;
    controllers.set(uid, factories.createCoreController(uid));
    services.set(uid, factories.createCoreService(uid));
    const [, apiName = ''] = uid.split(/::|\./);
    const only = kind === 'singleType' ? ['find'] : ['find', 'findOne'];
    const router = factories.createCoreRouter(uid, { only });
    // The declared type does not accept the routers of Strapi's own factory.
    Object.assign(strapi.api(apiName), { routes: { [apiName]: router } });
  }
}
