import { type Core, factories } from '@strapi/strapi';

import { listPublicTypes } from './public-types';

/**
 * Registers Strapi's default controller, service and read routes for every public type without code
 * of its own.
 */
export function registerReadApis(strapi: Core.Strapi): void {
  for (const { uid, kind, apiName } of listPublicTypes(strapi)) {
    if (strapi.get('controllers').keys().includes(uid)) continue;
    strapi.get('controllers').set(uid, factories.createCoreController(uid));
    strapi.get('services').set(uid, factories.createCoreService(uid));
    const only = kind === 'singleType' ? ['find'] : ['find', 'findOne'];
    const router = factories.createCoreRouter(uid, { only });
    // The declared type does not accept the routers of Strapi's own factory.
    Object.assign(strapi.api(apiName), { routes: { [apiName]: router } });
  }
}
